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

/** Where what keeps somebody from paying leads to. */
export const PAYMENT_PLACE = "payment";

/** Where we deliver, and the one choice of how to pay (L18, L21): the payment page opens on it. */
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
