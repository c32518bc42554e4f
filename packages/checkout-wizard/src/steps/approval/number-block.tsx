import { euro } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Skeleton } from "@tribun/ui-kit";
import { lazy, Suspense } from "react";
import { useOrderDraft } from "../../draft/use-order-draft.ts";
import { simName } from "../../machine/sim-choice.ts";
import { useWizard } from "../../wizard/environment.tsx";
import styles from "./approval.module.css";
import { Block } from "../../wizard/block.tsx";

/** Comes for those who bring a number along. */
const PortedNumber = lazy(() => import("./ported-number.tsx").then((module) => ({ default: module.PortedNumber })));

/** The number as chosen, with its SIM. */
export function NumberBlock() {
  const t = useText("order");
  const format = useFormat();
  const { go } = useWizard();
  const { draft } = useOrderDraft();
  const sim = draft.simType && t(`sim.${simName(draft)}`);
  const fee = draft.number?.feeCents ?? 0;
  if (draft.numberType === "port" && draft.portingOptions) {
    return (
      <Block title={t("approval.number")} onChange={() => go("number")}>
        <Suspense fallback={<Skeleton height="140px" />}>
          <PortedNumber choice={draft.portingOptions} />
        </Suspense>
        <p className={styles["soft"]}>{sim}</p>
      </Block>
    );
  }
  return (
    <Block title={t("approval.number")} onChange={() => go("number")}>
      <p>{draft.number && format.phone(draft.number.msisdn)}</p>
      <p className={styles["soft"]}>
        {[sim, fee > 0 && t("approval.numberFee", { price: format.money(euro(fee)) })].filter(Boolean).join(", ")}
      </p>
    </Block>
  );
}
