import type { Game, Reward } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Skeleton } from "@tribun/ui-kit";
import { Suspense } from "react";
import { useFirstRows } from "../../../shell/account/first-rows.tsx";
import { lazyPart } from "../../../platform/lazy/lazy-part.tsx";
import styles from "./rewards.module.css";

/** Loaded lazily, because only an open win needs it. */
const RewardChoice = lazyPart(() =>
  import("../../../features/games/reward-choice/reward-choice.tsx").then((module) => module.RewardChoice),
);

/** A small number, because each win is a form. */
const FIRST = 4;

type OpenWinsProps = {
  readonly games: readonly Game[];
  readonly rewards: readonly Reward[];
  /** Called when the reward is chosen, before its form unmounts. */
  readonly onTaken: (resultId: string | undefined) => void;
};

/** Wins without a chosen reward. */
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
