import { readableEmail } from "@tribun/domain";
import { EmailField, FormFailure } from "@tribun/forms";
import { useFormat, useText } from "@tribun/i18n";
import { Button, ErrorSummary, FieldRow, Notice, SelectField, TextArea, TextField } from "@tribun/ui-kit";
import { useEffect, useEffectEvent, useRef } from "react";
import styles from "../../../platform/forms/form.module.css";
import { KeepTyped } from "../../../features/kept-forms/keep-typed.tsx";
import { useFilledIn } from "../../../platform/forms/no-script/use-filled-in.ts";
import { useNoScriptAction } from "../../../platform/place/hrefs.ts";
import { useNoScriptForm } from "../../../platform/forms/no-script/use-no-script-form.ts";
import { useQueryParam } from "../../../platform/place/place.tsx";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { type Right, RIGHTS, rightsRequest } from "./rights-request.ts";

/** Form to use a right; `?right=` preselects it. Works without a script and for guests, whom the operator asks for proof if necessary. */
export function RightsForm() {
  const t = useText("information");
  const common = useText("common");
  const format = useFormat();
  const action = useNoScriptAction("/information/dsgvo", "request");
  const wanted = useQueryParam("right");
  const right: Right | "" = RIGHTS.find(([name]) => name === wanted)?.[0] ?? "";
  const { form, result } = useNoScriptForm(rightsRequest, { right });
  const { firstName = "", lastName = "", email = "", phoneNumber = "" } = useSession().user ?? {};
  useFilledIn(form, { name: `${firstName} ${lastName}`.trim(), email, contract: format.phone(phoneNumber) });
  const choose = useEffectEvent((name: Right) => form.set("right", name));
  useEffect(() => {
    if (right !== "") choose(right);
  }, [right]);
  const keep = <KeepTyped name={rightsRequest.name} form={form} sent={result !== undefined} />;
  if (result)
    return (
      <>
        {keep}
        <Receipt {...result} />
      </>
    );
  const { onBlur: _, ...rights } = form.text("right");
  return (
    <>
      {keep}
      <form method="post" action={action} noValidate className={styles["form"]} onSubmit={form.submit} aria-labelledby="request-title">
        <ErrorSummary attempt={form.attempts} title={common("errorSummary", { count: form.summary.length })} errors={form.summary} />
        <SelectField
          {...rights}
          label={t("dsgvo.form.right")}
          placeholder={t("dsgvo.form.choose")}
          required
          options={RIGHTS.map(([value, article]) => ({
            value,
            label: `${t(`dsgvo.rights.${value}.title`)} (${t("dsgvo.article", { number: article })})`,
          }))}
        />
        <FieldRow>
          <TextField {...form.text("name")} label={t("dsgvo.form.name")} autoComplete="name" required />
          <EmailField {...form.text("email")} label={t("dsgvo.form.email")} />
        </FieldRow>
        <TextField
          {...form.text("contract")}
          exact
          label={t("dsgvo.form.contract")}
          hint={t("dsgvo.form.contractHint")}
          autoComplete="off"
        />
        <TextArea {...form.text("message")} label={t("dsgvo.form.message")} hint={t("dsgvo.form.messageHint")} />
        <p className={styles["soft"]}>{t("dsgvo.how.proof")}</p>
        <FormFailure error={form.failure} />
        <div className={styles["actions"]}>
          <Button type="submit" name="form" value={rightsRequest.name} busy={form.busy} busyLabel={t("dsgvo.form.busy")}>
            {t("dsgvo.form.submit")}
          </Button>
        </div>
      </form>
    </>
  );
}

/** Receipt with the number and time of a request, from which the month of Art. 12 (3) GDPR runs. Takes the focus. */
function Receipt({ ticket, receivedAt, email }: { readonly ticket: string; readonly receivedAt: string; readonly email: string }) {
  const t = useText("information");
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="ok" title={t("dsgvo.form.done")}>
        <p>
          {t("dsgvo.form.receipt", {
            ticket,
            date: format.date(receivedAt),
            time: format.time(receivedAt),
            email: readableEmail(email),
          })}
        </p>
        <p>{t("dsgvo.form.month")}</p>
      </Notice>
    </div>
  );
}
