import { useText } from "@tribun/i18n";
import { Container, WifiOffIcon } from "@tribun/ui-kit";
import { useSyncExternalStore } from "react";
import styles from "./offline-notice.module.css";

function watch(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

/** Says that the network is gone and that nothing typed is lost. The region is there from the start, so that it is announced. */
export function OfflineNotice() {
  const t = useText("shell");
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <div className={styles["notice"]} data-surface="board">
          <Container>
            <p className={styles["text"]}>
              <WifiOffIcon size={20} aria-hidden="true" />
              {t("offline.text")}
            </p>
          </Container>
        </div>
      )}
    </div>
  );
}
