import { useText } from "@tribun/i18n";
import { buttonClass } from "@tribun/ui-kit";
import { useEffect } from "react";
import { shareIsland } from "../../../hydration/islands/share.ts";
import styles from "./share-button.module.css";

/**
 * Shares the page's address by the device's share sheet or the clipboard. An island answers it before and after hydration. CSS hides it
 * without a script, because the browser's address bar is enough.
 */
export function ShareButton({ title }: { readonly title: string }) {
  const t = useText("fan");
  // Starts the island for a fan who navigated here from another page; a fan who opened this document already has it.
  useEffect(shareIsland, []);
  return (
    <span className={styles["share"]}>
      <button type="button" className={buttonClass({ variant: "quiet" })} data-island="share" data-share={title}>
        <span data-when="sheet">{t("share.sheet")}</span>
        <span data-when="copy">{t("share.copy")}</span>
      </button>
      <span role="status">
        <span className={styles["copied"]}>{t("share.copied")}</span>
      </span>
    </span>
  );
}
