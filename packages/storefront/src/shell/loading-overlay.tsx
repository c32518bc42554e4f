import { Spinner } from "@tribun/ui-kit";
import styles from "./loading-overlay.module.css";

/** Covers a page that cannot be shown yet, with the reason in words. */
export function LoadingOverlay({ label }: { readonly label: string }) {
  return (
    <div className={styles["overlay"]} role="status">
      <Spinner />
      <p>{label}</p>
    </div>
  );
}
