import { useText } from "@tribun/i18n";
import { Container, WifiOffIcon } from "@tribun/ui-kit";
import styles from "./offline-notice.module.css";

/**
 * Says that the network is gone, or that the page could not wake, and that nothing typed is lost. Both stand in the markup and are
 * shown by what an island and the loader say on the root element; the region is there from the start, so that they are announced.
 */
export function OfflineNotice() {
  const t = useText("shell");
  return (
    <div role="status" className={styles["place"]}>
      {(["offline", "notLoaded"] as const).map((kind) => (
        <div key={kind} className={styles["notice"]} data-kind={kind} data-surface="board">
          <Container>
            <p className={styles["text"]}>
              <WifiOffIcon size={20} aria-hidden="true" />
              {t(`offline.${kind}`)}
            </p>
          </Container>
        </div>
      ))}
    </div>
  );
}
