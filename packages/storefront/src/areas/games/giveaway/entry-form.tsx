import type { Giveaway } from "@tribun/api-client/contract";
import { EmailField, FormFailure, NameFields } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, CheckboxField, DateField, ErrorSummary, Notice, TextField } from "@tribun/ui-kit";
import { type ContextType, useContext, useEffect, useEffectEvent, useRef } from "react";
import styles from "../../../platform/forms/form.module.css";
import { KeepTyped } from "../../../features/kept-forms/keep-typed.tsx";
import { useNoScriptAction } from "../../../platform/place/hrefs.ts";
import { useNoScriptForm } from "../../../platform/forms/no-script/use-no-script-form.ts";
import { usePathname, usePlace } from "../../../platform/place/place.tsx";
import { entry } from "./entry.ts";
import { placesOf } from "./places.ts";

/**
 * Form to enter a giveaway. Consent to advertising uses the operator's text and is separate from the terms (L29, L30). Consent to show
 * initials is separate from both. Both consents are optional. Works without a script.
 */
export function EntryForm({ giveaway }: { readonly giveaway: Giveaway }) {
  const Answered = entry.answered;
  const answered = useContext(Answered);
  // A page may contain several giveaways; the answer belongs to one of them.
  return (
    <Answered value={answered?.values?.giveawayKey === giveaway.key ? agreedTo(giveaway, answered) : undefined}>
      <Fields giveaway={giveaway} />
    </Answered>
  );
}

/** Asks password managers to leave this bot trap empty. They see an address field, and the operator treats a filled one as a bot. */
const LEFT_ALONE = { "data-1p-ignore": true, "data-bwignore": true, "data-lpignore": "true", "data-form-type": "other" };

type Answer = NonNullable<ContextType<typeof entry.answered>>;

/** The sent values. The consent stays ticked only if its text is still the same (L29). */
function agreedTo({ consentTextVersion: textVersion }: Giveaway, { values, ...answered }: Answer): Answer {
  if (!values) return answered;
  const sameWords = values.textVersion === textVersion && answered.rules["consentTextVersion"] === undefined;
  return { ...answered, values: { ...values, textVersion, consentTextVersion: values.consentTextVersion && sameWords } };
}

function Fields({ giveaway }: { readonly giveaway: Giveaway }) {
  const t = useText("giveaway");
  const forms = useText("forms");
  const common = useText("common");
  const { push } = usePlace();
  const places = placesOf(usePathname());
  const { key: giveawayKey, consentText, consentTextVersion, minAge, title } = giveaway;
  const place = `enter-${giveawayKey}`;
  const action = useNoScriptAction(places.page, place);
  const { form, result } = useNoScriptForm(entry, { giveawayKey, textVersion: consentTextVersion });
  // A consent applies only to the text beside it, so a new version unticks it (L29).
  const reworded = useEffectEvent((textVersion: string) => {
    if (form.values.textVersion === textVersion) return;
    form.set("textVersion", textVersion);
    form.set("consentTextVersion", false);
  });
  useEffect(() => reworded(consentTextVersion), [consentTextVersion]);
  // The fan has not read the text in another language, so a change of language unticks it too.
  const untick = useEffectEvent(() => form.set("consentTextVersion", false));
  const words = useRef(consentText);
  useEffect(() => {
    if (words.current === consentText) return;
    words.current = consentText;
    untick();
  }, [consentText]);
  useEffect(() => {
    if (result) push(places.result);
  }, [result, push, places.result]);
  // Leaves out the text version and the giveaway, because those of the current page apply.
  const { giveawayKey: _key, textVersion: _words, ...typed } = form.values;
  const keep = <KeepTyped name={`entry ${giveawayKey}`} form={{ values: typed, fill: form.fill }} sent={result !== undefined} />;
  if (result) {
    return (
      <>
        {keep}
        <div id={place} className={styles["form"]}>
          <Notice tone="ok" title={t("result.mailTitle")}>
            <p>{t("result.mail")}</p>
            <p>{t("result.spam")}</p>
          </Notice>
        </div>
      </>
    );
  }
  return (
    <>
      {keep}
      <form
        id={place}
        method="post"
        action={action}
        noValidate
        className={styles["form"]}
        onSubmit={form.submit}
        aria-label={t("form.label", { title })}
      >
        <input type="hidden" name="giveawayKey" value={giveawayKey} />
        <input type="hidden" name="textVersion" value={consentTextVersion} />
        <ErrorSummary attempt={form.attempts} title={common("errorSummary", { count: form.summary.length })} errors={form.summary} />
        <FormFailure error={form.failure} />
        <NameFields form={form} />
        <EmailField {...form.text("email")} label={t("form.email")} hint={t("form.emailHint")} />
        <DateField
          {...form.text("birthday")}
          label={forms("birthday.label")}
          hint={t("form.birthdayHint", { age: minAge })}
          autoComplete="bday"
          required
        />
        <div className={styles["trap"]} aria-hidden="true">
          <TextField {...form.text("website")} label={t("form.trap")} tabIndex={-1} autoComplete="off" {...LEFT_ALONE} />
        </div>
        <CheckboxField {...form.box("terms")} required>
          {t("form.terms")}
        </CheckboxField>
        <p>{t("form.consentNeeded")}</p>
        <CheckboxField {...form.box("consentTextVersion")} required>
          {consentText}
        </CheckboxField>
        <CheckboxField {...form.box("consentName")}>{t("form.consentName")}</CheckboxField>
        <div className={styles["actions"]}>
          <Button type="submit" name="form" value={entry.name} busy={form.busy} busyLabel={t("form.busy")}>
            {t("form.submit")}
          </Button>
        </div>
      </form>
    </>
  );
}
