import { PaymentMethods } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Skeleton } from "@tribun/ui-kit";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import styles from "./approval.module.css";
import { Block } from "../../shared/block.tsx";
import type { usePayment } from "./use-payment.ts";

type PaymentBlockProps = {
  readonly payment: ReturnType<typeof usePayment>;
};

/** Target of links about payment errors. */
export const PAYMENT_PLACE = "payment";

/** Delivery area and the choice of the payment method (L18, L21); the payment page opens with it. */
export function PaymentBlock({ payment }: PaymentBlockProps) {
  const t = useText("approval");
  const { change } = useOrderDraft();
  return (
    <Block id={PAYMENT_PLACE} title={t("payment.title")}>
      <p className={styles["soft"]}>{t("payment.text")}</p>
      {payment.known ? (
        <PaymentMethods
          kept={payment.kept}
          value={payment.choice}
          onChange={(chosen) => change((current) => ({ ...current, payment: chosen }))}
        />
      ) : (
        <Skeleton height="16rem" />
      )}
    </Block>
  );
}
