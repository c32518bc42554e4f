import { useText } from "@tribun/i18n";
import { buttonClass } from "@tribun/ui-kit";
import { useEffect } from "react";
import { shareIsland } from "../../../hydration/islands/share.ts";
import styles from "./campaign-detail.module.css";

/**
 * Button that copies a code to the clipboard. An island answers it before and after hydration. CSS hides it without a script, because the
 * fan can read and type the code.
 */
export function CopyCode({ code }: { readonly code: string }) {
  const t = useText("campaigns");
  // Starts the island for a fan who navigated here from the list; a fan who opened this document already has it.
  useEffect(shareIsland, []);
  return (
    <p className={styles["copy"]}>
      <button type="button" className={buttonClass({ variant: "quiet" })} data-island="share" data-copy={code}>
        {t("detail.copy")}
      </button>
      <span role="status">
        <span className={styles["copied"]}>{t("detail.copied")}</span>
      </span>
    </p>
  );
}
