import { EmailField, FormFailure } from "@tribun/forms";
import { RichText, useFormat, useText } from "@tribun/i18n";
import { Button, ErrorSummary, FieldRow, PhoneField, SelectField, TextArea, TextField, textLinkClass } from "@tribun/ui-kit";
import { useEffect, useEffectEvent } from "react";
import styles from "../../../platform/forms/form.module.css";
import { KeepTyped } from "../../../features/kept-forms/keep-typed.tsx";
import { useFilledIn } from "../../../platform/forms/no-script/use-filled-in.ts";
import { useNoScriptAction } from "../../../platform/place/hrefs.ts";
import { useNoScriptForm } from "../../../platform/forms/no-script/use-no-script-form.ts";
import { useQueryParam } from "../../../platform/place/place.tsx";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { LineChoice } from "./line-choice.tsx";
import { supportMessage, type Topic, TOPICS } from "./support-message.ts";
import { TicketReceipt } from "./ticket-receipt.tsx";
import { useShared } from "./use-shared.ts";

const topicOf = (wanted: string | undefined): Topic | "" => TOPICS.find((topic) => topic === wanted) ?? "";

/**
 * Form for a message to support. Fills in `?topic=` and `?reference=`, text shared from another app, and the data of a signed-in fan, and
 * never overwrites typed text. Works without a script.
 */
export function MessageForm() {
  const t = useText("support");
  const common = useText("common");
  const format = useFormat();
  const { user } = useSession();
  const topic = topicOf(useQueryParam("topic"));
  const reference = useQueryParam("reference")?.slice(0, 80) ?? "";
  const action = useNoScriptAction("/support", "write");
  const { form, result, again } = useNoScriptForm(supportMessage, { topic, reference });
  const { firstName = "", lastName = "", email = "", phoneNumber = "" } = user ?? {};
  const shared = useShared();
  useFilledIn(form, { name: `${firstName} ${lastName}`.trim(), email, phone: format.phone(phoneNumber), reference, message: shared });
  const choose = useEffectEvent((wanted: Topic) => form.set("topic", wanted));
  useEffect(() => {
    if (topic !== "") choose(topic);
  }, [topic]);
  const write = useEffectEvent(({ target, metaKey, ctrlKey }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href$="#write"]');
    if (!link || metaKey || ctrlKey) return;
    const wanted = topicOf(link.search.split("topic=")[1]);
    if (wanted !== "") form.set("topic", wanted);
    if (result) form.set("message", "");
    again();
  });
  // A click on a link to the current address changes no query parameter, so listen to the click itself.
  useEffect(() => {
    document.addEventListener("click", write);
    return () => document.removeEventListener("click", write);
  }, []);
  const keep = <KeepTyped name={supportMessage.name} form={form} sent={result !== undefined} />;
  if (result)
    return (
      <>
        {keep}
        <TicketReceipt {...result} />
      </>
    );
  const chosen = topicOf(form.values.topic);
  const { onBlur: _, ...topics } = form.text("topic");
  const hints = chosen !== "" && t(`form.hints.${chosen}`);
  const hint = shared !== "" && form.values.message.startsWith(shared) ? t("form.shared") : hints;
  return (
    <>
      {keep}
      <form method="post" action={action} noValidate className={styles["form"]} onSubmit={form.submit} aria-labelledby="write-title">
        <ErrorSummary attempt={form.attempts} title={common("errorSummary", { count: form.summary.length })} errors={form.summary} />
        <SelectField
          {...topics}
          label={t("form.topic")}
          placeholder={t("form.choose")}
          required
          options={TOPICS.map((value) => ({ value, label: t(`form.topics.${value}`) }))}
        />
        {user && <LineChoice key={user.id} asked={chosen === "fault"} field={form.text("lineId")} />}
        <FieldRow>
          <TextField {...form.text("name")} label={t("form.name")} autoComplete="name" required />
          <EmailField {...form.text("email")} label={t("form.email")} />
        </FieldRow>
        <PhoneField {...form.text("phone")} label={t("form.phone")} hint={t("form.phoneHint")} required={chosen === "callback"} />
        <TextArea {...form.text("message")} label={t("form.message")} hint={hint} required />
        <TextField {...form.text("reference")} exact label={t("form.reference")} hint={t("form.referenceHint")} autoComplete="off" />
        <p className={styles["soft"]}>
          <RichText
            text={t("form.privacy")}
            parts={{
              privacy: (words) => (
                <AppLink href="/information/privacy-policy" className={textLinkClass()}>
                  {words}
                </AppLink>
              ),
            }}
          />
        </p>
        <FormFailure error={form.failure} helps={false} />
        <div className={styles["actions"]}>
          <Button type="submit" name="form" value={supportMessage.name} busy={form.busy} busyLabel={t("form.busy")}>
            {t("form.submit")}
          </Button>
        </div>
      </form>
    </>
  );
}
