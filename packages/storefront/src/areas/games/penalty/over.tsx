import { useQuery } from "@tanstack/react-query";
import type { Game, GameResult } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Details, Skeleton } from "@tribun/ui-kit";
import { lazy, type Ref, Suspense, useEffect, useState } from "react";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useVoice } from "../../../platform/brand/use-voice.ts";
import { LazyApiErrorNotice } from "../../../shell/lazy-errors.tsx";
import { BookingNotice } from "../../../features/games/booking-notice.tsx";
import { myRewardsQuery } from "../../../features/games/queries.ts";
import { type Finding, findingOf, type Known } from "./proof.ts";
import styles from "./play.module.css";

/** Loaded lazily, because only a win needs these forms. */
const RewardChoice = lazy(() =>
  import("../../../features/games/reward-choice/reward-choice.tsx").then((module) => ({ default: module.RewardChoice })),
);

type OverProps = {
  readonly game: Game;
  readonly result: GameResult;
  readonly promised: Known | undefined;
  /** The heading, which takes the focus. */
  readonly ref: Ref<HTMLHeadingElement>;
};

/** The result, the choice of a reward, and the data to check the result. */
export function Over({ game, result, promised, ref }: OverProps) {
  const t = useText("games");
  const { goal } = useVoice();
  const { goals, kicks, goalsToWin, outcome } = result;
  const won = outcome === "win";
  // `game.state` is newer than the result: it includes a reward that the fan has taken.
  const state = game.state ?? result.state;
  return (
    <section className={styles["over"]} aria-labelledby="penalty-over" data-surface={won ? "club" : undefined} data-won={won || undefined}>
      {won && (
        <p className={styles["shout"]} aria-hidden="true">
          {goal.replace("\n", " ")}
        </p>
      )}
      <h2 id="penalty-over" ref={ref} tabIndex={-1}>
        {t(won ? "over.won" : "over.lost", { goals, kicks: kicks.length })}
      </h2>
      <p>{won ? t(state === "won" ? "over.wonText" : "over.wonTaken") : t("over.lostText", { needed: goalsToWin })}</p>
      {won && <Taking game={game} state={state} resultId={result.id} />}
      <Proof result={result} promised={promised} />
    </section>
  );
}

function Taking({ game, state, resultId }: { readonly game: Game; readonly state: GameResult["state"]; readonly resultId: string }) {
  const rewards = useQuery(myRewardsQuery(useApiScope()));
  const [taken, setTaken] = useState(false);
  if (rewards.error && !rewards.data) return <LazyApiErrorNotice error={rewards.error} onRetry={() => void rewards.refetch()} />;
  if (!rewards.data) return <Skeleton height="180px" shape="card" />;
  if (state !== "won") return <BookingNotice rewards={rewards.data} resultId={resultId} fresh={taken} />;
  return (
    <Suspense fallback={<Skeleton height="180px" shape="card" />}>
      <RewardChoice game={game} resultId={resultId} rewards={rewards.data} onTaken={() => setTaken(true)} />
    </Suspense>
  );
}

/** The data that anyone needs to check the result, and this browser's own check. */
function Proof({ result, promised }: Pick<OverProps, "result" | "promised">) {
  const t = useText("games");
  const [finding, setFinding] = useState<Finding>();
  const { sum, isSure = false } = promised ?? {};
  useEffect(() => {
    let wanted = true;
    findingOf(result, sum === undefined ? undefined : { sum, isSure }).then(
      (found) => wanted && setFinding(found),
      // Without `crypto.subtle` the page makes no claim.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [result, sum, isSure]);
  return (
    <Details className={styles["proof"]}>
      <summary>{t("proof.title")}</summary>
      <p>{t("proof.text")}</p>
      <dl>
        {sum !== undefined && (
          <>
            <dt>{t("proof.sum")}</dt>
            <dd>{sum}</dd>
          </>
        )}
        <dt>{t("proof.seed")}</dt>
        <dd>{result.seed}</dd>
      </dl>
      {finding && <p>{t(`proof.${finding}`)}</p>}
    </Details>
  );
}
