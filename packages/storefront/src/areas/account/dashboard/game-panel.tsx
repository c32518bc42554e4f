import { useQuery } from "@tanstack/react-query";
import type { Game } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { buttonClass, Panel } from "@tribun/ui-kit";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { myGamesQuery } from "../../../features/games/queries.ts";
import styles from "./dashboard.module.css";

/**
 * Links to the game and to the rewards with their state; renders nothing without a game or before the answer. A club with games switched
 * off shows only the rewards that a fan has won.
 */
export function GamePanel() {
  const t = useText("dashboard");
  const { capabilities } = useBrand();
  const { data, isPending } = useQuery(myGamesQuery(useApiScope()));
  // Waits for the answer, because a button must not change when the fan is about to press it.
  if (isPending || data?.length === 0) return null;
  const news = data && newsOf(data);
  const owes = news === "won" || news === "parked";
  if (!capabilities.games && !owes) return null;
  const open = data?.find(({ state }) => state === "ready");
  return (
    <Panel title={t(capabilities.games ? "game.title" : "game.owed")} headingLevel={2}>
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
        {capabilities.games && news !== "elsewhere" && (
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

/** The most urgent state of a fan's games. */
function newsOf(games: readonly Game[]): "won" | "ready" | "parked" | "elsewhere" | "played" {
  const states = new Set(games.map(({ state }) => state));
  if (states.has("won")) return "won";
  if (states.has("ready")) return "ready";
  if (states.has("parked")) return "parked";
  return games.every(({ closed }) => closed) ? "elsewhere" : "played";
}
