import { useText } from "@tribun/i18n";
import { buttonClass, Panel } from "@tribun/ui-kit";
import { lazy, type ReactNode, Suspense } from "react";
import { useBrand } from "../../brand/use-brand.tsx";
import { AppLink } from "../../shell/app-link.tsx";
import { useSeen } from "../../shell/use-seen.ts";
import styles from "./dashboard.module.css";
import type { GameNews } from "./game-state.tsx";

/** It lies below what a fan comes for, and asks once it is looked at. */
const GameState = lazy(() => import("./game-state.tsx").then((module) => ({ default: module.GameState })));

/** From the dashboard to the game and to what was won, and how both stand; only where the club has games. */
export function GamePanel() {
  const { capabilities } = useBrand();
  return capabilities.games ? <Games /> : null;
}

function Games() {
  const t = useText("dashboard");
  const [box, seen] = useSeen<HTMLDivElement>();
  const usual = <Words news="ready" />;
  return (
    <div ref={box}>
      <Panel title={t("game.title")} headingLevel={2}>
        {seen ? (
          <Suspense fallback={usual}>
            <GameState>{(news): ReactNode => <Words news={news} />}</GameState>
          </Suspense>
        ) : (
          usual
        )}
      </Panel>
    </div>
  );
}

function Words({ news }: { readonly news: GameNews }) {
  const t = useText("dashboard");
  return (
    <>
      <p className={styles["soft"]}>{t(`game.text.${news}`)}</p>
      <div className={styles["fanLinks"]}>
        {news === "won" && (
          <AppLink href="/dashboard/rewards" className={buttonClass({})}>
            {t("game.take")}
          </AppLink>
        )}
        <AppLink href="/fan/games/penalty" className={buttonClass({ variant: "quiet" })}>
          {t(news === "ready" ? "game.play" : "game.toGame")}
        </AppLink>
        {news !== "won" && (
          <AppLink href="/dashboard/rewards" className={buttonClass({ variant: "quiet" })}>
            {t("game.rewards")}
          </AppLink>
        )}
      </div>
    </>
  );
}
