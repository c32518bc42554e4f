import { useText } from "@tribun/i18n";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import styles from "./approval.module.css";
import { Block } from "../../shared/block.tsx";
import { LostPart } from "../../shared/lost-part.tsx";
import { PlaceOfFields } from "./place-of-fields.tsx";
import type { FieldsThere } from "./use-fields.ts";
import type { usePayment } from "./use-payment.ts";

type PaymentBlockProps = {
  readonly payment: ReturnType<typeof usePayment>;
  readonly fields: FieldsThere;
};

/** Target of links about payment errors. */
export const PAYMENT_PLACE = "payment";

/** Delivery area and the choice of the payment method (L18, L21); the payment page opens with it. */
export function PaymentBlock({ payment, fields }: PaymentBlockProps) {
  const t = useText("approval");
  const { change } = useOrderDraft();
  return (
    <Block id={PAYMENT_PLACE} title={t("payment.title")}>
      <p className={styles["soft"]}>{t("payment.text")}</p>
      {fields === "lost" ? (
        <LostPart />
      ) : fields && payment.known ? (
        <fields.PaymentMethods
          kept={payment.kept}
          value={payment.choice}
          onChange={(chosen) => change((current) => ({ ...current, payment: chosen }))}
        />
      ) : (
        <PlaceOfFields many />
      )}
    </Block>
  );
}
