import { Outlet } from "@tanstack/react-router";
import { useText } from "@tribun/i18n";
import { NEW_TAB_ID, SkipLink, ToastProvider } from "@tribun/ui-kit";
import { ConsentBar } from "./consent-bar.tsx";
import { SessionDialogs } from "./session-dialogs.tsx";
import { FanBar } from "./fan-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { RouteHead } from "./page-head.tsx";
import { PageTexts } from "./page-texts.tsx";
import { PageStart } from "./page-start.tsx";
import styles from "./root-layout.module.css";
import { SessionGate } from "./session-gate.tsx";

/** The layout around every page. */
export function RootLayout() {
  const t = useText("shell");
  const common = useText("common");
  return (
    <ToastProvider closeLabel={t("toast.close")}>
      <RouteHead />
      <ConsentBar />
      <SkipLink>{t("skip")}</SkipLink>
      <Header />
      <OfflineNotice />
      <main id="main" className={styles["main"]} tabIndex={-1}>
        <PageTexts>
          <SessionGate>
            <Outlet />
          </SessionGate>
        </PageTexts>
      </main>
      <Footer />
      <FanBar />
      <SessionDialogs />
      <PageStart />
      <span id={NEW_TAB_ID} hidden>
        {common("newTab")}
      </span>
    </ToastProvider>
  );
}
