import { euro, IDENTITY_CHARGE_CENTS, PAYMENT_METHODS } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import styles from "./stack.module.css";

/**
 * The information at the start of an order: delivery area and payment methods (§ 312j (1) BGB, L18), and the price of the identity check.
 */
export function OrderStart() {
  const t = useText("order");
  const forms = useText("forms");
  const format = useFormat();
  const methods = PAYMENT_METHODS.map((method) => forms(method === "card" ? "payment.cardInSentence" : `payment.name.${method}`));
  return (
    <div className={styles["start"]}>
      <p>{t("tariff.delivery", { methods: format.list(methods) })}</p>
      <p>{t("identityCharge", { price: format.money(euro(IDENTITY_CHARGE_CENTS)) })}</p>
    </div>
  );
}
