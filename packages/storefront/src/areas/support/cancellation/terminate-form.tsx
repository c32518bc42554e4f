import { FormFailure } from "@tribun/forms";
import { useFormat, useText } from "@tribun/i18n";
import { Button, DateField, ErrorSummary, RadioCards, TextField } from "@tribun/ui-kit";
import { KeepTyped } from "../../../features/kept-forms/keep-typed.tsx";
import { useFilledIn } from "../../../platform/forms/no-script/use-filled-in.ts";
import { useNoScriptAction } from "../../../platform/place/hrefs.ts";
import { useNoScriptForm } from "../../../platform/forms/no-script/use-no-script-form.ts";
import styles from "./cancellation.module.css";
import { DeclarationFields } from "./declaration-fields.tsx";
import { Effects, OwnDay } from "./effects.tsx";
import { Receipt } from "./receipt.tsx";
import { terminate } from "./terminate.ts";
import type { OwnContract } from "./use-own-contract.ts";

/** Terminates a contract; an empty date means the earliest possible day (§ 312k BGB, L24). Works without a script. */
export function TerminateForm({ own }: { readonly own: OwnContract | undefined }) {
  const t = useText("legal");
  const format = useFormat();
  const action = useNoScriptAction("/information/cancellation", "terminate");
  const { form, result } = useNoScriptForm(terminate);
  useFilledIn(form, own?.fields ?? {});
  const keep = <KeepTyped name={terminate.name} form={form} sent={result !== undefined} />;
  if (result) {
    const { wantedDate, endsOn, kind, name, contract, reason = "" } = result;
    const content = [t(`cancellation.${kind}`), name, contract, reason];
    const wanted = wantedDate === undefined ? t("cancellation.earliest") : t("cancellation.wanted", { date: format.date(wantedDate) });
    const known = endsOn === undefined ? t("cancellation.endsLater") : t("cancellation.endsOn", { date: format.date(endsOn) });
    return (
      <>
        {keep}
        <Receipt {...result} title={t("cancellation.terminateDone")} ends={`${wanted} ${known}`} content={content} />
      </>
    );
  }
  const { onBlur: _, ...kind } = form.text("kind");
  return (
    <>
      {keep}
      <form method="post" action={action} noValidate onSubmit={form.submit} className={styles["form"]}>
        <p>{t("cancellation.terminateHint")}</p>
        <OwnDay of="terminate" line={own?.line} />
        <Effects of="terminate" />
        <ErrorSummary key={form.attempts} title={t("cancellation.summaryTitle")} errors={form.summary} />
        <RadioCards
          {...kind}
          legend={t("cancellation.kind")}
          options={[
            { value: "ordinary", title: t("cancellation.ordinary"), description: t("cancellation.ordinaryHint") },
            { value: "extraordinary", title: t("cancellation.extraordinary"), description: t("cancellation.extraordinaryHint") },
          ]}
        />
        <div className={styles["reason"]}>
          <TextField {...form.text("reason")} label={t("cancellation.reason")} />
        </div>
        <DeclarationFields form={form} />
        <DateField {...form.text("date")} label={t("cancellation.date")} hint={t("cancellation.dateHint")} era="future" />
        <FormFailure error={form.failure} />
        <Button type="submit" name="form" value={terminate.name} busy={form.busy} busyLabel={t("cancellation.sending")}>
          {t("cancellation.terminate")}
        </Button>
      </form>
    </>
  );
}
