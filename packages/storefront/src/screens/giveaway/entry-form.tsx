import type { Giveaway } from "@tribun/api-client/contract";
import { enterGiveaway } from "@tribun/api-client/calls/giveaways";
import { FormFailure, NameFields, useForm, useSendOnce } from "@tribun/forms";
import { email, firstName, isoDate, lastName } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Button, CheckboxField, DateField, ErrorSummary, TextField } from "@tribun/ui-kit";
import * as v from "valibot";
import { useApi } from "../../api/use-app.tsx";
import styles from "../../forms/form.module.css";
import { usePathname, usePlace } from "../../place/place.tsx";
import { placesOf } from "./places.ts";

/** The box of the consent has the name by which the operator refuses outdated words (`consentText.outdated`). */
const schema = v.object({
  firstName,
  lastName,
  email,
  birthday: isoDate,
  terms: v.literal(true, "giveawayTerms.required"),
  consentName: v.boolean(),
  consentTextVersion: v.literal(true, "consentMarketing.required"),
  website: v.string(),
});

/** Enters a giveaway. The consent is asked for in the operator's words and stands apart from the terms (L29, L30); whether initials
 * may be shown is asked for apart from both, and nobody has to say yes. */
export function EntryForm({ giveaway }: { readonly giveaway: Giveaway }) {
  const t = useText("giveaway");
  const forms = useText("forms");
  const common = useText("common");
  const api = useApi();
  const { send } = useSendOnce();
  const { push } = usePlace();
  const { result } = placesOf(usePathname());
  const { key: giveawayKey, consentText, consentTextVersion, minAge, title } = giveaway;
  const form = useForm({
    schema,
    initial: {
      ...{ firstName: "", lastName: "", email: "", birthday: "", website: "" },
      ...{ terms: false, consentName: false, consentTextVersion: false },
    },
    codes: { "1112": "birthday" },
    onSubmit: async ({ consentTextVersion: agreed, consentName, website, ...person }) => {
      const trap = website !== "" && { website };
      const named = consentName && { consentName };
      const body = { ...person, giveawayKey, consentMarketing: agreed, consentTextVersion, ...named, ...trap };
      const entered = await send(body, (idempotencyKey) => api(enterGiveaway, { body, idempotencyKey }));
      // An earlier press is still under way, and says itself what comes of it.
      if (entered === undefined) return;
      push(result);
    },
  });
  return (
    <form method="post" noValidate className={styles["form"]} onSubmit={form.submit} aria-label={t("form.label", { title })}>
      <ErrorSummary attempt={form.attempts} title={common("errorSummary", { count: form.summary.length })} errors={form.summary} />
      <FormFailure error={form.failure} />
      <NameFields form={form} />
      <TextField
        {...form.text("email")}
        label={t("form.email")}
        hint={t("form.emailHint")}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <DateField
        {...form.text("birthday")}
        label={forms("birthday.label")}
        hint={t("form.birthdayHint", { age: minAge })}
        autoComplete="bday"
        required
      />
      <div className={styles["trap"]} aria-hidden="true">
        <TextField {...form.text("website")} label={t("form.trap")} tabIndex={-1} autoComplete="off" />
      </div>
      <CheckboxField {...form.box("terms")} required>
        {t("form.terms")}
      </CheckboxField>
      <CheckboxField {...form.box("consentTextVersion")} required>
        {consentText}
      </CheckboxField>
      <CheckboxField {...form.box("consentName")}>{t("form.consentName")}</CheckboxField>
      <div className={styles["actions"]}>
        <Button type="submit" busy={form.busy} busyLabel={t("form.busy")}>
          {t("form.submit")}
        </Button>
      </div>
    </form>
  );
}
