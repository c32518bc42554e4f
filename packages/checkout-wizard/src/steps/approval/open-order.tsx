import { useText } from "@tribun/i18n";
import { Button, ErrorSummary, Notice } from "@tribun/ui-kit";
import { useState } from "react";
import { FormFailure } from "@tribun/forms";
import styles from "./approval.module.css";
import { useOpenParts } from "./use-open-parts.ts";
import type { usePayment } from "./use-payment.ts";
import { usePayOpenOrder } from "./use-pay-open-order.ts";

/** The order is placed and waits for its payment: pay it, instead of ordering twice. */
export function OpenOrderNotice({ payment }: { readonly payment: ReturnType<typeof usePayment> }) {
  const t = useText("order");
  const { pay, forget, busy, failure } = usePayOpenOrder(payment.input);
  const openParts = useOpenParts();
  const [attempt, setAttempt] = useState(0);
  // A change that stands open is not in what would be paid.
  const press = () => (openParts.length > 0 ? setAttempt((count) => count + 1) : void pay());
  return (
    <>
      <ErrorSummary title={t("nav.checkTitle")} errors={attempt > 0 ? openParts : []} attempt={attempt} />
      <Notice
        tone="info"
        title={t("approval.open.title")}
        action={
          <div className={styles["row"]}>
            <Button busy={busy} busyLabel={t("approval.leaving")} onClick={press}>
              {t("approval.open.pay")}
            </Button>
            {failure !== undefined && (
              <Button variant="quiet" onClick={forget}>
                {t("approval.open.again")}
              </Button>
            )}
          </div>
        }
      >
        {t("approval.open.text")}
      </Notice>
      <FormFailure error={failure} />
    </>
  );
}
