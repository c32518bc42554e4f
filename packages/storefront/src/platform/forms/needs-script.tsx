import { useText } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";
import { useBrand } from "../brand/use-brand.tsx";
import styles from "./form.module.css";

/** What a form shows without JavaScript: the fan cannot send it, and how to get help instead. */
export function NeedsScript() {
  const t = useText("shell");
  const { hotline, legalEntity } = useBrand();
  return (
    <noscript className={styles["needs"]}>
      <Notice tone="info">{t("needsScript", { email: legalEntity.email, free: hotline.freeNumber })}</Notice>
    </noscript>
  );
}
