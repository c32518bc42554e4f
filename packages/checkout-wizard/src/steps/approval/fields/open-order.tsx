import { ApiError } from "@tribun/api-client";
import { FormFailure } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, ErrorSummary, Notice } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import { isClosed } from "../../../store/closed-order.ts";
import type { OpenOrder } from "../../../draft/order-draft.ts";
import { useWizard } from "../../../shared/environment.tsx";
import { StepLink } from "../../../shared/step-link.tsx";
import { useOpenPayment } from "../../../shared/use-open-payment.ts";
import styles from "../approval.module.css";
import { useOpenParts } from "../parts/use-open-parts.ts";
import type { usePayment } from "../use-payment.ts";
import { usePayOpenOrder } from "./use-pay-open-order.ts";

type OpenOrderProps = {
  readonly order: OpenOrder;
  /** The payment that stood open when the page was opened: one that is begun here just now leads away by itself. */
  readonly found: string | undefined;
  readonly payment: ReturnType<typeof usePayment>;
};

/**
 * The order is placed and waits for its payment: pay it, instead of ordering twice. It may have been paid where nobody came back from, in
 * a tab that was closed.
 */
export function OpenOrderNotice({ order: { checkoutId }, found, payment }: OpenOrderProps) {
  const t = useText("approval");
  const order = useText("order");
  const { follow } = useWizard();
  const { pay, forget, busy, failure } = usePayOpenOrder(payment.input);
  const openParts = useOpenParts();
  const [attempt, setAttempt] = useState(0);
  const { wayOn, refetch } = useOpenPayment(checkoutId, checkoutId === found);
  useEffect(() => {
    // Refused, as it may stand elsewhere by now.
    if (failure !== undefined) void refetch();
  }, [failure, refetch]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The order's form was longer: where it was scrolled to when the page was left, there is the footer now.
    const show = () => place.current?.scrollIntoView({ block: "nearest" });
    show();
    globalThis.addEventListener("pageshow", show);
    return () => globalThis.removeEventListener("pageshow", show);
  }, []);
  // Whoever uses this device after somebody else finds an order that is none of theirs.
  const foreign = failure instanceof ApiError && failure.reason === "orderNotFound";
  const press = () => {
    if (wayOn !== undefined) follow(wayOn);
    // A change that stands open is not in what would be paid.
    else if (openParts.length > 0) setAttempt((count) => count + 1);
    else void pay();
  };
  return (
    <div ref={place} className={styles["waiting"]}>
      <ErrorSummary title={order("nav.checkTitle")} errors={attempt > 0 ? openParts : []} attempt={attempt} />
      <Notice
        tone="info"
        title={t("open.title")}
        action={
          <div className={styles["row"]}>
            <Button busy={busy} busyLabel={t("leaving")} onClick={press}>
              {order("ways.pay")}
            </Button>
            {isClosed(failure) || foreign ? (
              <Button variant="quiet" onClick={forget}>
                {t("open.again")}
              </Button>
            ) : (
              <StepLink variant="quiet" href="/cart">
                {t("open.toCart")}
              </StepLink>
            )}
          </div>
        }
      >
        {t("open.text")}
      </Notice>
      <FormFailure error={failure} />
    </div>
  );
}
