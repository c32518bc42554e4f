import { useText } from "@tribun/i18n";
import { buttonClass } from "@tribun/ui-kit";
import { useEffect } from "react";
import { shareIsland } from "../../../hydration/islands/share.ts";
import styles from "./share-button.module.css";

/**
 * Passes the address of the page on, by the device's own sheet or the clipboard; an island answers it, before React and beside it.
 * Without a script it is not there: the address above the page is what one shares.
 */
export function ShareButton({ title }: { readonly title: string }) {
  const t = useText("fan");
  // The document brought the island where it was opened here; a fan may also have come from another page.
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
