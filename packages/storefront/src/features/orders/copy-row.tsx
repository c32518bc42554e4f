import { useText } from "@tribun/i18n";
import { Button } from "@tribun/ui-kit";
import { useState } from "react";
import styles from "./delivery.module.css";

/** A code with a button to copy it. If the browser refuses, the fan can select the text. */
export function CopyRow({ label, text }: { readonly label: string; readonly text: string }) {
  const t = useText("payment");
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div className={styles["copy"]}>
      <dt>{label}</dt>
      <dd>
        <code>{text}</code>
        <Button variant="quiet" aria-label={`${label}: ${t("success.esim.copy")}`} onClick={() => void copy()}>
          {t(copied ? "success.esim.copied" : "success.esim.copy")}
        </Button>
        <span role="status" className={styles["hidden"]}>
          {copied && t("success.esim.copied")}
        </span>
      </dd>
    </div>
  );
}
