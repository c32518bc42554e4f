import { useText } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";
import { useBrand } from "../brand/use-brand.tsx";
import styles from "./form.module.css";

/** What a form says where scripts are off: it cannot go out, and here is who helps instead. */
export function NeedsScript() {
  const t = useText("shell");
  const { hotline, legalEntity } = useBrand();
  return (
    <noscript className={styles["needs"]}>
      <Notice tone="info">{t("needsScript", { email: legalEntity.email, free: hotline.freeNumber })}</Notice>
    </noscript>
  );
}
