import { useText } from "@tribun/i18n";
import { Container, WifiOffIcon } from "@tribun/ui-kit";
import styles from "./offline-notice.module.css";

/**
 * Says that there is no network, or that the page could not hydrate, and that nothing typed is lost. Both texts stand in the markup; the
 * root element shows them by attributes that an island and the loader set. The live region exists from the start, so that screen readers
 * announce them.
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
