import { ApiError } from "@tribun/api-client";
import { FormFailure } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, ErrorSummary, Notice } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import { isClosed } from "../../../store/use-order-draft.ts";
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
  /** The payment that was open when the page loaded; one that starts here leaves the page by itself. */
  readonly found: string | undefined;
  readonly payment: ReturnType<typeof usePayment>;
};

/**
 * The notice of an order that waits for its payment: the fan pays it instead of ordering twice. It checks the payment first, because the
 * fan may have paid in a tab that was closed.
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
    // Refused, so fetch the payment again, because its state may have changed.
    if (failure !== undefined) void refetch();
  }, [failure, refetch]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The order form was taller, so the old scroll position may now show the footer.
    const show = () => place.current?.scrollIntoView({ block: "nearest" });
    show();
    globalThis.addEventListener("pageshow", show);
    return () => globalThis.removeEventListener("pageshow", show);
  }, []);
  // The stored order may belong to another person who used this device.
  const foreign = failure instanceof ApiError && failure.reason === "orderNotFound";
  const press = () => {
    if (wayOn !== undefined) follow(wayOn);
    // The payment would not include the changes of an open part.
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
