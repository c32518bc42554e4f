import { useText } from "@tribun/i18n";
import { buttonClass } from "@tribun/ui-kit";
import { useEffect } from "react";
import { shareIsland } from "../../../hydration/islands/share.ts";
import styles from "./campaign-detail.module.css";

/** Puts a code into the clipboard, before React and beside it. Without a script it is not there: the code can be read and typed. */
export function CopyCode({ code }: { readonly code: string }) {
  const t = useText("campaigns");
  // The document brought the island where it was opened here; a fan may also have come from the list.
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
