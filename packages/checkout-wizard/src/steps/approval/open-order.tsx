import { useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import { FormFailure } from "@tribun/forms";
import styles from "./approval.module.css";
import type { usePayment } from "./use-payment.ts";
import { usePayOpenOrder } from "./use-pay-open-order.ts";

/** The order is placed and waits for its payment: pay it, instead of ordering twice. */
export function OpenOrderNotice({ payment }: { readonly payment: ReturnType<typeof usePayment> }) {
  const t = useText("order");
  const { pay, forget, busy, failure } = usePayOpenOrder(payment.input);
  return (
    <>
      <Notice
        tone="info"
        title={t("approval.open.title")}
        action={
          <div className={styles["row"]}>
            <Button busy={busy} busyLabel={t("approval.leaving")} onClick={() => void pay()}>
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
