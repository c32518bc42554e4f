import { euro } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Skeleton } from "@tribun/ui-kit";
import { Suspense, useEffect, useState } from "react";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { returnToTicket } from "../../machine/way-back.ts";
import { partId, useFocusOnPart } from "../../summary/use-focus-on-part.ts";
import { Block } from "../../shared/block.tsx";
import { useWizard } from "../../shared/environment.tsx";
import { lazyPart } from "../../shared/lazy-part.ts";
import styles from "./approval.module.css";
import { useLeaveForNumber } from "./use-leave-for-number.ts";

/** Loads only for a ported number. */
const PortedNumber = lazyPart(() => import("./ported-number/ported-number.tsx").then((module) => module.PortedNumber));

/**
 * The chosen number. Seat map and porting form are too large to edit in place, so the change button leads to their step, which leads back
 * to this part.
 */
export function NumberBlock() {
  const order = useText("order");
  const ticket = useText("ticket");
  const format = useFormat();
  const { draft, change } = useOrderDraft();
  // Signed-in fans also see the name in which the number is ported, so their placeholder is taller.
  const { session } = useWizard();
  const leave = useLeaveForNumber();
  const focus = useFocusOnPart("number");
  // Read once on arrival, because this page stays visible for a moment after the fan leaves for the step.
  const [back] = useState(draft.fromTicket === true);
  useEffect(() => {
    if (!back) return;
    change(returnToTicket);
    focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per arrival; `focus` changes with every render
  }, [back, change]);
  const fee = draft.number?.feeCents ?? 0;
  return (
    <Block title={ticket("number")} id={partId("number")} onChange={leave}>
      {draft.numberType === "port" && draft.portingOptions ? (
        <Suspense fallback={<Skeleton height={session === "unauthenticated" ? "84px" : "232px"} />}>
          <PortedNumber choice={draft.portingOptions} />
        </Suspense>
      ) : (
        <>
          <p>{draft.number && format.phone(draft.number.msisdn)}</p>
          {fee > 0 && <p className={styles["soft"]}>{order("parts.numberFee", { price: format.money(euro(fee)) })}</p>}
        </>
      )}
    </Block>
  );
}
