import { useText } from "@tribun/i18n";
import { ErrorSummary, OnceSeen, Skeleton } from "@tribun/ui-kit";
import { Suspense } from "react";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { lazyPart } from "../../shared/lazy-part.ts";
import { OrderStart } from "../../shared/order-start.tsx";
import { StepNav } from "../../shared/step-nav.tsx";
import { useActed } from "./use-acted.ts";
import { NumberTabs } from "./number-tabs.tsx";
import styles from "./number.module.css";
import type { NumberField } from "./schema.ts";
import { SimFields } from "./sim-fields.tsx";
import { useNumberErrors } from "./use-number-errors.ts";

/**
 * For kids and partner tariffs alone, and two screens below the numbers: its files and the fan's lines come with what is done first. By
 * then the network may be gone, and the step stays.
 */
const HolderFields = lazyPart(() => import("./parts/holder-fields.tsx").then((module) => module.HolderFields));

const PLACE = <Skeleton height="76px" shape="card" />;

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
  const { draft } = useOrderDraft();
  const { attempt, errorOf, summary, check, settling, forget } = useNumberErrors(FIELDS);
  // Who presses by a screen reader touches neither the screen nor a key, but has tried.
  const wanted = useActed() || attempt > 0;
  return (
    <div className={styles["step"]}>
      <ErrorSummary title={t("nav.checkTitle")} errors={summary} attempt={attempt} />
      {/* What one tab lacks is none of the other's: it is asked for anew. */}
      <NumberTabs errorOf={errorOf} onSwitch={forget} />
      <SimFields errorOf={errorOf} />
      {(draft.tariff?.requiresChild || draft.tariff?.requiresMainLine) && (
        <OnceSeen before={PLACE} ahead="600px" wanted={wanted}>
          <Suspense fallback={PLACE}>
            <HolderFields errorOf={errorOf} />
          </Suspense>
        </OnceSeen>
      )}
      {/* Who comes from a tariff's own page begins here. */}
      <OrderStart />
      <StepNav step="number" onNext={check} settling={settling} />
    </div>
  );
}
