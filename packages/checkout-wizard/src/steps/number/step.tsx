import { useText } from "@tribun/i18n";
import { ErrorSummary } from "@tribun/ui-kit";
import { StepNav } from "../../wizard/step-nav.tsx";
import { HolderFields } from "./holder-fields.tsx";
import { NumberTabs } from "./number-tabs.tsx";
import styles from "./number.module.css";
import type { NumberField } from "./schema.ts";
import { SimFields } from "./sim-fields.tsx";
import { useNumberErrors } from "./use-number-errors.ts";

const FIELDS = [
  "phoneNumber",
  "msisdn",
  "donatingProvider",
  "donorCustomerNumber",
  "mnpType",
  "contractEnd",
  "simType",
  "iccid",
  "childBirthday",
  "mainLineId",
] as const satisfies readonly NumberField[];

/** Step 2: a new number or one that is brought along, the kind of SIM, and what kids and partner tariffs ask beside it. */
export function NumberStep() {
  const t = useText("order");
  const { attempt, errorOf, summary, check, forget } = useNumberErrors(FIELDS);
  return (
    <div className={styles["step"]}>
      <ErrorSummary title={t("nav.checkTitle")} errors={summary} attempt={attempt} />
      {/* What one tab lacks is none of the other's: it is asked for anew. */}
      <NumberTabs errorOf={errorOf} onSwitch={forget} />
      <SimFields errorOf={errorOf} />
      <HolderFields errorOf={errorOf} />
      <StepNav step="number" onNext={check} />
    </div>
  );
}
