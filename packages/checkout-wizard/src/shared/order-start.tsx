import { euro, IDENTITY_CHARGE_CENTS, PAYMENT_METHODS } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import styles from "./stack.module.css";

/** What is said where an order begins: where we deliver, how it can be paid (§ 312j (1) BGB, L18), and what the identity check costs. */
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
