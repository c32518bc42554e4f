import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Game } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Button, buttonClass, Container, textLinkClass } from "@tribun/ui-kit";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import type { FetchFirst } from "../../../platform/page/page.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { EmptyPlace } from "../../../platform/brand/empty-place.tsx";
import { LazyApiErrorView } from "../../../shell/lazy-errors.tsx";
import { gamesQuery, myGamesQuery, rewardsQuery } from "../../../features/games/queries.ts";
import { Closed, Invitation, IdlePitch } from "./idle-pitch.tsx";
import { Play } from "./play.tsx";
import styles from "./penalty.module.css";

export const fetchFirst: FetchFirst = (client, scope) => [
  client.prefetchQuery(gamesQuery(scope)),
  client.prefetchQuery(rewardsQuery(scope)),
];

const STEPS = ["aim", "whistle", "watch", "reward"] as const;
const GOOD = ["time", "keys", "power", "fair", "free"] as const;

/**
 * `/fan/games/penalty`: explains the game to a guest and leads to the login and back; shows the game to a signed-in fan. A fan plays each
 * game once (1027), and the operator decides the result (flows §4.6).
 */
export function Penalty() {
  const t = useText("games");
  const scope = useApiScope();
  const { status } = useSession();
  const signedIn = status === "authenticated";
  const drawn = useQuery(gamesQuery(scope));
  const own = useQuery({ ...myGamesQuery(scope), enabled: signedIn, placeholderData: keepPreviousData });
  // Deferred, so that React renders the game in interruptible steps and the phone stays responsive.
  const mine = useDeferredValue(own.data);
  const [wanted, setWanted] = useState<string>();
  const head = useRef<HTMLHeadingElement>(null);
  const all = (signedIn ? mine : undefined) ?? drawn.data;
  const game = all?.find(({ id }) => id === wanted) ?? all?.[0];
  // The button of the chosen game has disappeared.
  useEffect(() => {
    if (wanted !== undefined) head.current?.focus({ preventScroll: true });
  }, [wanted]);
  if (!game) {
    const error = (signedIn ? own.error : undefined) ?? drawn.error;
    const again = () => {
      void drawn.refetch();
      if (signedIn) void own.refetch();
    };
    return all ? <NoGame /> : error ? <LazyApiErrorView error={error} onRetry={again} /> : <Waiting />;
  }
  return (
    <Container width="medium">
      <header className={styles["head"]}>
        <div>
          <p>
            <AppLink href="/fan" className={textLinkClass({ strong: true })}>
              {t("more.fan")}
            </AppLink>
          </p>
          <h1 ref={head} tabIndex={-1}>
            {game.title}
          </h1>
        </div>
        <p className={styles["lead"]}>{t("lead", { kicks: game.kicks, goals: game.goalsToWin })}</p>
      </header>
      <div className={styles["page"]}>
        <div className={styles["game"]}>
          {game.closed ? (
            <IdlePitch game={game} told={<Closed />} />
          ) : signedIn && mine ? (
            <Play key={game.id} game={game} />
          ) : signedIn && own.error ? (
            <LazyApiErrorView error={own.error} headingLevel={2} onRetry={() => void own.refetch()} />
          ) : (
            <IdlePitch game={game} told={<Invitation waits={signedIn} />} />
          )}
          {signedIn && mine && (
            <p>
              <AppLink href="/dashboard/rewards" className={textLinkClass({ strong: true })}>
                {t("more.rewards")}
              </AppLink>
            </p>
          )}
        </div>
        {signedIn && mine && <Others games={mine.filter(({ id, closed }) => id !== game.id && !closed)} onChoose={setWanted} />}
        <div className={styles["columns"]}>
          <How />
          <Prizes game={game} />
        </div>
        <section className={styles["part"]}>
          <h2>{t("good.title")}</h2>
          <ul className={styles["good"]}>
            {GOOD.map((name) => (
              <li key={name}>{t(`good.${name}`)}</li>
            ))}
          </ul>
        </section>
      </div>
    </Container>
  );
}

/** The operator has no game to play. */
function NoGame() {
  const t = useText("games");
  return (
    <Container width="medium">
      <EmptyPlace
        title={t("none.title")}
        headingLevel={1}
        action={
          <AppLink href="/fan" className={buttonClass()}>
            {t("more.fan")}
          </AppLink>
        }
      >
        {t("none.text")}
      </EmptyPlace>
    </Container>
  );
}

function Waiting() {
  const t = useText("games");
  return (
    <Container width="medium">
      <p role="status">{t("noScript.loading")}</p>
    </Container>
  );
}

function How() {
  const t = useText("games");
  return (
    <section className={styles["part"]}>
      <h2>{t("how.title")}</h2>
      <ol className={styles["steps"]}>
        {STEPS.map((step) => (
          <li key={step}>{t(`how.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
}

/** The rewards of a game as shirt numbers. */
function Prizes({ game }: { readonly game: Game }) {
  const t = useText("games");
  const { data: rewards } = useQuery(rewardsQuery(useApiScope()));
  const offered = rewards?.filter(({ gameIds }) => gameIds.includes(game.id)) ?? [];
  if (offered.length === 0) return null;
  return (
    <section className={styles["part"]}>
      <h2>{t("prizes.title")}</h2>
      <ul className={styles["prizes"]}>
        {offered.map(({ id, gb, validDays }) => (
          <li key={id}>
            <b>
              {gb}
              <small> {t("prizes.gb")}</small>
            </b>
            <span>{t("prizes.days", { count: validDays })}</span>
          </li>
        ))}
      </ul>
      <p className={styles["soft"]}>{t("prizes.text")}</p>
    </section>
  );
}

/** Other games; a fan plays each once. */
function Others({ games, onChoose }: { readonly games: readonly Game[]; readonly onChoose: (id: string) => void }) {
  const t = useText("games");
  if (games.length === 0) return null;
  return (
    <section className={styles["others"]}>
      <h2>{t("other.title")}</h2>
      <ul>
        {games.map(({ id, title, kicks, goalsToWin }) => (
          <li key={id}>
            <span>
              <b>{title}</b>
              <span className={styles["soft"]}>{t("other.rule", { kicks, goals: goalsToWin })}</span>
            </span>
            <Button
              variant="quiet"
              onClick={() => {
                onChoose(id);
                scrollTo({ top: 0 });
              }}
            >
              {t("other.play", { title })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
