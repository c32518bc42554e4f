import { FormFailure } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, ErrorSummary, RadioCards } from "@tribun/ui-kit";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { KeepTyped } from "../../../features/kept-forms/keep-typed.tsx";
import { useFilledIn } from "../../../platform/forms/no-script/use-filled-in.ts";
import { useNoScriptAction } from "../../../platform/place/hrefs.ts";
import { useNoScriptForm } from "../../../platform/forms/no-script/use-no-script-form.ts";
import { useQueryParam } from "../../../platform/place/place.tsx";
import styles from "./cancellation.module.css";
import { DeclarationFields } from "./declaration-fields.tsx";
import { Effects, OwnDay } from "./effects.tsx";
import { Receipt } from "./receipt.tsx";
import type { OwnContract } from "./use-own-contract.ts";
import { namesPack, withdraw } from "./withdraw.ts";

/**
 * Declares a withdrawal from the contract for a line, from only the jersey or, by its purchase number, from a pack. Asks for name, contract
 * and e-mail, never for a reason (§ 356a BGB, L22, L23). Works without a script.
 */
export function WithdrawForm({ own }: { readonly own: OwnContract | undefined }) {
  const t = useText("legal");
  const action = useNoScriptAction("/information/cancellation", "withdraw");
  const { jersey } = useBrand().capabilities;
  const asked = useQueryParam("part");
  const { form, result } = useNoScriptForm(withdraw, asked === "jersey" ? { part: asked } : {});
  // A fan can withdraw from a sold jersey even if the club sells none today (§ 356a BGB). Otherwise the form does not mention jerseys.
  const sold = asked === "jersey" || form.values.part === "jersey";
  useFilledIn(form, own?.fields ?? {});
  const keep = <KeepTyped name={withdraw.name} form={form} sent={result !== undefined} />;
  if (result) {
    const { part, name, contract } = result;
    const what = namesPack(contract) ? "partPack" : part === "jersey" ? "partJersey" : "partTariff";
    const content = [t(`cancellation.${what}`), name, contract];
    return (
      <>
        {keep}
        <Receipt {...result} title={t("cancellation.withdrawDone")} content={content} />
      </>
    );
  }
  const pack = namesPack(form.values.contract);
  const { onBlur: _, ...part } = form.text("part");
  return (
    <>
      {keep}
      <form method="post" action={action} noValidate onSubmit={form.submit} className={styles["form"]}>
        <p>{t("cancellation.withdrawHint")}</p>
        <OwnDay of="withdraw" line={own?.line} />
        <Effects of="withdraw" pack={pack} sold={sold} />
        <ErrorSummary key={form.attempts} title={t("cancellation.summaryTitle")} errors={form.summary} />
        {!pack && (jersey || sold) && (
          <RadioCards
            {...part}
            legend={t("cancellation.part")}
            options={[
              { value: "tariff", title: t("cancellation.partTariff"), description: t("cancellation.partTariffHint") },
              { value: "jersey", title: t("cancellation.partJersey"), description: t("cancellation.partJerseyHint") },
            ]}
          />
        )}
        <DeclarationFields form={form} />
        <FormFailure error={form.failure} />
        <Button type="submit" name="form" value={withdraw.name} busy={form.busy} busyLabel={t("cancellation.sending")}>
          {t("cancellation.withdraw")}
        </Button>
      </form>
    </>
  );
}
