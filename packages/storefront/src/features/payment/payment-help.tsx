import { supportHref } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { NEW_TAB, TextLink } from "@tribun/ui-kit";
import styles from "./payment-help.module.css";

/**
 * The way to help with a payment that came to nothing, beside what is chosen. Its words are the shell's, so that nobody fetches those of
 * all errors for one link.
 * @param tId of its check, by which it is found
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
