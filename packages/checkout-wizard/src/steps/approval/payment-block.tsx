import { useText } from "@tribun/i18n";
import { Skeleton } from "@tribun/ui-kit";
import { useOrderDraft } from "../../draft/use-order-draft.ts";
import styles from "./approval.module.css";
import { Block } from "../../wizard/block.tsx";
import { LostPart } from "../../wizard/lost-part.tsx";
import { useFields } from "./use-fields.ts";
import type { usePayment } from "./use-payment.ts";

/** Where we deliver, and the one choice of how to pay (L18, L21): the payment page opens on it. */
export function PaymentBlock({ payment }: { readonly payment: ReturnType<typeof usePayment> }) {
  const t = useText("order");
  const { change } = useOrderDraft();
  const fields = useFields();
  return (
    <Block title={t("approval.payment.title")}>
      <p className={styles["soft"]}>{t("approval.payment.text")}</p>
      {fields === "lost" ? (
        <LostPart />
      ) : fields && payment.known ? (
        <fields.PaymentMethods
          kept={payment.kept}
          value={payment.choice}
          onChange={(chosen) => change((current) => ({ ...current, payment: chosen }))}
        />
      ) : (
        <Skeleton height="240px" shape="card" />
      )}
    </Block>
  );
}
