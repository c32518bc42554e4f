import { useText } from "@tribun/i18n";
import { ErrorSummary, RenderWhenNear, Skeleton } from "@tribun/ui-kit";
import { Suspense } from "react";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { lazyPart } from "../../shared/lazy-part.ts";
import { OrderStart } from "../../shared/order-start.tsx";
import { StepNav } from "../../shared/step-nav.tsx";
import { useHasInteracted } from "./use-has-interacted.ts";
import { NumberTabs } from "./number-tabs.tsx";
import styles from "./number.module.css";
import type { NumberField } from "./schema.ts";
import { SimFields } from "./sim-fields.tsx";
import { useNumberErrors } from "./use-number-errors.ts";

/**
 * Only for kids and partner tariffs, and two screens below the numbers, so its code and the fan's lines load with the first input. If they
 * fail to load, the step still works.
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

/** Step 2: a new or a ported number, the SIM type, and the extra data of kids and partner tariffs. */
export function NumberStep() {
  const t = useText("order");
  const { draft } = useOrderDraft();
  const { attempt, errorOf, summary, check, settling, forget } = useNumberErrors(FIELDS);
  // A screen reader's press fires neither a pointer nor a key event, but it counts as an attempt.
  const wanted = useHasInteracted() || attempt > 0;
  return (
    <div className={styles["step"]}>
      <ErrorSummary title={t("nav.checkTitle")} errors={summary} attempt={attempt} />
      {/* A switch of tabs resets the errors, because they belong to the other tab. */}
      <NumberTabs errorOf={errorOf} onSwitch={forget} />
      <SimFields errorOf={errorOf} />
      {(draft.tariff?.requiresChild || draft.tariff?.requiresMainLine) && (
        <RenderWhenNear before={PLACE} ahead="600px" wanted={wanted}>
          <Suspense fallback={PLACE}>
            <HolderFields errorOf={errorOf} />
          </Suspense>
        </RenderWhenNear>
      )}
      {/* A fan who comes from a tariff's page starts here. */}
      <OrderStart />
      <StepNav step="number" onNext={check} settling={settling} />
    </div>
  );
}
