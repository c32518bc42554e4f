import { termination } from "@tribun/api-client/calls/service";
import { blankOr, FormFailure, useForm } from "@tribun/checkout-wizard/forms";
import { email, isoDate, line } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Button, DateField, ErrorSummary, RadioCards, TextField } from "@tribun/ui-kit";
import { useState } from "react";
import * as v from "valibot";
import { useApi } from "../../api/use-app.tsx";
import { useSendKey } from "../../forms/use-send-key.ts";
import styles from "./cancellation.module.css";
import { DeclarationFields } from "./declaration-fields.tsx";
import { Receipt } from "./receipt.tsx";

const schema = v.object({
  kind: v.picklist(["ordinary", "extraordinary"], "terminationKind.required"),
  reason: blankOr(v.pipe(v.string(), v.maxLength(1000, "text.tooLong"))),
  name: line("name.required", 120),
  contract: line("contract.required", 60),
  email,
  date: blankOr(isoDate),
});

/** Terminates a contract; an empty date means the earliest possible one (§ 312k BGB, L24). */
export function TerminateForm() {
  const t = useText("legal");
  const format = useFormat();
  const api = useApi();
  const keyFor = useSendKey();
  const [done, setDone] = useState<Parameters<typeof Receipt>[0]>();
  const form = useForm({
    schema,
    initial: { kind: "ordinary", reason: "", name: "", contract: "", email: "", date: "" },
    onSubmit: async ({ reason, date, ...needed }) => {
      const body = { ...needed, ...(reason !== undefined && { reason }), ...(date !== undefined && { date }) };
      const { wantedDate, ...receipt } = await api(termination, { body, idempotencyKey: keyFor(body) });
      const content = [t(`cancellation.${body.kind}`), body.name, body.contract, body.reason ?? ""];
      const ends = wantedDate === undefined ? t("cancellation.earliest") : t("cancellation.wanted", { date: format.date(wantedDate) });
      setDone({ ...receipt, title: t("cancellation.terminateDone"), ends, email: body.email, content });
    },
  });
  if (done) return <Receipt {...done} />;
  const { onBlur: _, ...kind } = form.text("kind");
  return (
    <form method="post" noValidate onSubmit={form.submit} className={styles["form"]}>
      <p>{t("cancellation.terminateHint")}</p>
      <ErrorSummary key={form.attempts} title={t("cancellation.summaryTitle")} errors={form.summary} />
      <RadioCards
        {...kind}
        legend={t("cancellation.kind")}
        options={[
          { value: "ordinary", title: t("cancellation.ordinary"), description: t("cancellation.ordinaryHint") },
          { value: "extraordinary", title: t("cancellation.extraordinary"), description: t("cancellation.extraordinaryHint") },
        ]}
      />
      {form.values.kind === "extraordinary" && <TextField {...form.text("reason")} label={t("cancellation.reason")} />}
      <DeclarationFields form={form} />
      <DateField {...form.text("date")} label={t("cancellation.date")} hint={t("cancellation.dateHint")} />
      <FormFailure error={form.failure} />
      <Button type="submit" busy={form.busy} busyLabel={t("cancellation.sending")}>
        {t("cancellation.terminate")}
      </Button>
    </form>
  );
}
