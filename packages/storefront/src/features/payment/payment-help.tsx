import { supportHref } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { NEW_TAB, TextLink } from "@tribun/ui-kit";
import styles from "./payment-help.module.css";

/**
 * Link to support for a failed payment. Its text is one of the shell's, so that a page does not load the texts of all errors for one link.
 * @param tId id of the payment's check, by which support finds it
 */
export function PaymentHelp({ tId }: { readonly tId: string }) {
  const t = useText("shell");
  return (
    <p className={styles["help"]}>
      <TextLink strong href={supportHref(tId, "billing")} {...NEW_TAB}>
        {t("error.support")}
      </TextLink>
    </p>
  );
}
