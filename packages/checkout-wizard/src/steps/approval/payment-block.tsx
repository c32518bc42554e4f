import { METHODS_BY_VERSION, PaymentVersion } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { RadioCards } from "@tribun/ui-kit";
import { useOrderDraft } from "../../draft/use-order-draft.ts";
import styles from "./approval.module.css";
import { Block } from "./block.tsx";

/** Where we deliver, and which methods the next page offers (L18, L21). V3 is the default, V2 the way to pay by card. */
export function PaymentBlock() {
  const t = useText("order");
  const format = useFormat();
  const { draft, change } = useOrderDraft();
  const methodsOf = (version: PaymentVersion) => format.list(METHODS_BY_VERSION[version].map((method) => t(`methods.${method}`)));
  const options = [
    { value: "2", title: t("approval.payment.v3"), description: methodsOf(PaymentVersion.V3) },
    { value: "1", title: t("approval.payment.v2"), description: methodsOf(PaymentVersion.V2) },
  ] as const;
  return (
    <Block title={t("approval.payment.title")}>
      <p className={styles["soft"]}>{t("approval.payment.text", { methods: methodsOf(draft.paymentVersion) })}</p>
      <RadioCards
        legend={t("approval.payment.legend")}
        name="paymentVersion"
        value={draft.paymentVersion === PaymentVersion.V2 ? "1" : "2"}
        onChange={(value: "1" | "2") =>
          change((current) => ({ ...current, paymentVersion: value === "1" ? PaymentVersion.V2 : PaymentVersion.V3 }))
        }
        options={options}
      />
    </Block>
  );
}
