import type { Game, Reward } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Skeleton } from "@tribun/ui-kit";
import { Suspense } from "react";
import { useFirstRows } from "../../../shell/account/first-rows.tsx";
import { lazyPart } from "../../../platform/lazy/lazy-part.tsx";
import styles from "./rewards.module.css";

/** Comes with a win that is still open. */
const RewardChoice = lazyPart(() =>
  import("../../../features/games/reward-choice/reward-choice.tsx").then((module) => module.RewardChoice),
);

/** Few, as each is a form. */
const FIRST = 4;

type OpenWinsProps = {
  readonly games: readonly Game[];
  readonly rewards: readonly Reward[];
  /** The win is exchanged, and its form about to go. */
  readonly onTaken: (resultId: string | undefined) => void;
};

/** Wins for which no reward has been chosen yet. */
export function OpenWins({ games, rewards, onTaken }: OpenWinsProps) {
  const t = useText("games");
  const { shown, more } = useFirstRows(games, FIRST);
  return (
    <>
      {shown.map((game) => (
        <section key={game.id} className={styles["open"]}>
          <h3>{t("rewards.open", { game: game.title })}</h3>
          <p>{t("rewards.openText")}</p>
          <Suspense fallback={<Skeleton height="180px" shape="card" />}>
            <RewardChoice
              game={game}
              resultId={game.result?.id ?? ""}
              rewards={rewards}
              headingLevel={4}
              onTaken={() => onTaken(game.result?.id)}
            />
          </Suspense>
        </section>
      ))}
      {more}
    </>
  );
}
