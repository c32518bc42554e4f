import { useQuery } from "@tanstack/react-query";
import type { Game, Reward } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { buttonClass, Panel, Pill, Skeleton, textLinkClass } from "@tribun/ui-kit";
import { useState } from "react";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../../shell/late-errors.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { EmptyPlace } from "../../../platform/brand/empty-place.tsx";
import { useFirstRows } from "../../../shell/account/first-rows.tsx";
import { BOOKING_TONES, type Booking, useBookingWords, useFocusOn } from "../../../features/games/booking-notice.tsx";
import { myGamesQuery, myRewardsQuery } from "../../../features/games/queries.ts";
import { OpenWins } from "./open-wins.tsx";
import styles from "./rewards.module.css";

/** Chosen rewards, newest first, and wins without a chosen reward. */
export function Won() {
  const t = useText("games");
  const scope = useApiScope();
  const games = useQuery(myGamesQuery(scope));
  const rewards = useQuery(myRewardsQuery(scope));
  const failed = games.data && rewards.data ? undefined : (games.error ?? rewards.error);
  const again = () => {
    void games.refetch();
    void rewards.refetch();
  };
  return (
    <Panel title={t("rewards.won")} headingLevel={2}>
      {failed ? (
        <ApiErrorNotice error={failed} onRetry={again} />
      ) : games.data && rewards.data ? (
        <All games={games.data} rewards={rewards.data} />
      ) : (
        <div className={styles["waits"]}>
          <Skeleton height="180px" shape="card" label={t("rewards.loading")} />
        </div>
      )}
    </Panel>
  );
}

type AllProps = { readonly games: readonly Game[]; readonly rewards: readonly Reward[] };

function All({ games, rewards }: AllProps) {
  const t = useText("games");
  const [fresh, setFresh] = useState<string>();
  const open = games.filter(({ state, result }) => state === "won" && result);
  const taken = rewards
    .flatMap((reward) => reward.bookings.map((booking) => ({ reward, booking })))
    .toSorted((one, other) => Date.parse(other.booking.rewardedAt) - Date.parse(one.booking.rewardedAt));
  const { shown, more } = useFirstRows(taken);
  const canPlay = games.some(({ state }) => state === "ready");
  const isClosed = games.length > 0 && games.every(({ closed }) => closed);
  if (open.length === 0 && taken.length === 0) {
    const play = (
      <AppLink href="/fan/games/penalty" className={buttonClass()}>
        {t("rewards.play")}
      </AppLink>
    );
    return (
      <EmptyPlace title={t("rewards.none")} headingLevel={3} {...(canPlay && { action: play })}>
        {t(canPlay ? "rewards.noneText" : isClosed ? "rewards.noneElse" : "rewards.noneLost")}
      </EmptyPlace>
    );
  }
  return (
    <div className={styles["won"]}>
      <OpenWins games={open} rewards={rewards} onTaken={setFresh} />
      {taken.length > 0 && (
        <ul className={styles["taken"]}>
          {shown.map(({ reward, booking }) => (
            <Taken key={booking.resultId} reward={reward} booking={booking} fresh={booking.resultId === fresh} />
          ))}
        </ul>
      )}
      {more}
      {canPlay && (
        <p>
          <AppLink href="/fan/games/penalty" className={textLinkClass({ strong: true })}>
            {t("rewards.play")}
          </AppLink>
        </p>
      )}
    </div>
  );
}

/** `fresh`: chosen a moment ago, so the row takes the focus. */
function Taken({ reward, booking, fresh }: { readonly reward: Reward; readonly booking: Booking; readonly fresh: boolean }) {
  const t = useText("games");
  const { stageOf, say, lineless } = useBookingWords();
  const stage = stageOf(booking);
  const place = useFocusOn<HTMLLIElement>(fresh);
  return (
    <li ref={place} tabIndex={-1}>
      <span className={styles["gb"]} aria-hidden="true">
        {reward.gb}
        <small> {t("prizes.gb")}</small>
      </span>
      <span className={styles["what"]}>
        <Pill tone={BOOKING_TONES[stage]}>{t(`booking.state.${stage}`)}</Pill>
        <span>{say(reward, booking)}</span>
        {stage === "parked" && lineless && (
          <AppLink href="/tarife" className={textLinkClass({ strong: true })}>
            {t("booking.tariff")}
          </AppLink>
        )}
      </span>
    </li>
  );
}
