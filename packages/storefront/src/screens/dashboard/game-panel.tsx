import { useQuery } from "@tanstack/react-query";
import type { Game } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { buttonClass, Panel, Skeleton } from "@tribun/ui-kit";
import { useApiScope } from "../../api/use-app.tsx";
import { AppLink } from "../../shell/app-link.tsx";
import { myGamesQuery } from "../games-shared/queries.ts";
import styles from "./dashboard.module.css";

/** From the dashboard to the game and to what was won, and how both stand: of no game nothing is said, and of no answer nothing claimed. */
export function GamePanel() {
  const t = useText("dashboard");
  const { data, isPending } = useQuery(myGamesQuery(useApiScope()));
  // A button must not change under the finger.
  if (isPending) return <Skeleton height="200px" shape="card" />;
  if (data?.length === 0) return null;
  const news = data && newsOf(data);
  const open = data?.find(({ state }) => state === "ready");
  return (
    <Panel title={t("game.title")} headingLevel={2}>
      {news && (
        <p className={styles["soft"]}>
          {t(`game.text.${news}`)} {open && news === "ready" && t("game.open", { title: open.title, count: open.kicks })}
        </p>
      )}
      <div className={styles["fanLinks"]}>
        {news === "won" && (
          <AppLink href="/dashboard/rewards" className={buttonClass({})}>
            {t("game.take")}
          </AppLink>
        )}
        {news !== "elsewhere" && (
          <AppLink href="/fan/games/penalty" className={buttonClass({ variant: "quiet" })}>
            {t(news === "ready" ? "game.play" : "game.toGame")}
          </AppLink>
        )}
        {news !== "won" && (
          <AppLink href="/dashboard/rewards" className={buttonClass({ variant: "quiet" })}>
            {t("game.rewards")}
          </AppLink>
        )}
      </div>
    </Panel>
  );
}

/** What there is to say of a fan's games, the most pressing first. */
function newsOf(games: readonly Game[]): "won" | "ready" | "parked" | "elsewhere" | "played" {
  const states = new Set(games.map(({ state }) => state));
  if (states.has("won")) return "won";
  if (states.has("ready")) return "ready";
  if (states.has("parked")) return "parked";
  return games.every(({ closed }) => closed) ? "elsewhere" : "played";
}
