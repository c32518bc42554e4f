import type { FetchFirst } from "../../../platform/page/page.ts";
import { ordersQuery } from "./queries.ts";
import { matchDayPackQuery } from "./match-day-pack.ts";
import { openInvoicesQuery } from "../shared/queries.ts";
import { linesQuery } from "../../../platform/queries/queries.ts";
import { nextMatchesQuery } from "../../../features/matches/matches.ts";
import { clubShareQuery } from "../../../features/club-share/queries.ts";
import { pingQuery } from "../shared/use-changes.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import type { Line } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Button, buttonClass, Container, LogOutIcon, Skeleton, useAutoList } from "@tribun/ui-kit";
import { Suspense } from "react";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { useVoice } from "../../../platform/brand/use-voice.ts";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { AccountNav } from "../../../shell/account/account-nav.tsx";
import { LazyApiErrorNotice } from "../../../shell/lazy-errors.tsx";
import { Stale } from "../../../shell/account/stale.tsx";
import { useFirstRows } from "../../../shell/account/first-rows.tsx";
import { hasWon, isUsable } from "../shared/facts.ts";
import { byUrgency, isLate } from "../shared/states.ts";
import styles from "./dashboard.module.css";
import { GamePanel } from "./game-panel.tsx";
import { LineFacts } from "./line-facts.tsx";
import { MatchBoard } from "./match-board.tsx";
import { MatchStrip } from "./match-strip.tsx";
import { NextFixture } from "./next-fixture.tsx";
import { PacksPanel } from "./packs-panel.tsx";
import { ShareLine } from "./share-line.tsx";
import { useDashboard } from "./use-dashboard.ts";
import { lazyPart } from "../../../platform/lazy/lazy-part.tsx";
/** The ping comes first, so that the next revision shows whether anything changed between the answers. */
export const fetchFirst: FetchFirst = (client, scope) => [
  client.prefetchQuery(pingQuery(scope)),
  client.prefetchQuery(linesQuery(scope)),
  client.prefetchQuery(openInvoicesQuery(scope)),
  client.prefetchQuery(ordersQuery(scope)),
  client.prefetchQuery(nextMatchesQuery(scope)),
  client.prefetchQuery(matchDayPackQuery(scope)),
  ...(scope.brand.clubShare ? [client.prefetchQuery(clubShareQuery(scope))] : []),
];

/** Loaded lazily, because the error is rare and the network works when the operator reports it. */
const PartnerFailure = lazyPart(() => import("./partner-failure.tsx").then((module) => module.PartnerFailure));

/** Loaded lazily, because most fans have a line and no open order. The overview waits for both, so that nothing moves. */
const FanView = lazyPart(() => import("./fan-view.tsx").then((module) => module.FanView));
const OrderTracker = lazyPart(() => import("./order-tracker.tsx").then((module) => module.OrderTracker));

/** Loaded lazily, because most contracts have no change. */
const ContractChanges = lazyPart(() => import("../shared/contract-changes/contract-changes.tsx").then((module) => module.ContractChanges));

/**
 * `/dashboard`: the fan's lines, urgent actions (a late bill comes first), open orders and contract dates. Everything appears at once, so
 * that nothing moves while answers arrive. Refreshes itself when the operator's data change.
 */
export function Dashboard() {
  const t = useText("dashboard");
  const voice = useVoice();
  const { user } = useSession();
  const { waits, ...facts } = useDashboard();
  const waiting = (
    <div className={styles["waiting"]}>
      <Skeleton height="100%" shape="card" label={t("loading")} />
    </div>
  );
  return (
    <Container>
      <AccountNav />
      <div className={styles["head"]}>
        <h1>{voice.greet(user?.firstName)}</h1>
      </div>
      {waits ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <Overview {...facts} />
        </Suspense>
      )}
      <Leave />
    </Container>
  );
}

function Overview({ lines, orders, bills }: Omit<ReturnType<typeof useDashboard>, "waits">) {
  const t = useText("dashboard");
  const { capabilities, clubShare } = useBrand();
  const { user } = useSession();
  const list = useAutoList();
  const code = lines.error instanceof ApiError ? lines.error.code : undefined;
  // Ended contracts come last.
  const known = (lines.data ?? []).toSorted((one, other) => Number(hasEnded(one)) - Number(hasEnded(other)));
  const many = known.length > 1;
  const only = many ? undefined : known[0];
  // A fan without a line is no customer in the partner system. With a line, support must fix the record (1020).
  const none = code === "1023" || lines.data?.every(hasEnded) || (code === "1020" && user?.hasLine !== true);
  const { shown, more } = useFirstRows(known);
  const late = byUrgency(bills.data ?? []).some(isLate);
  const boards = shown.map((line, index) => <MatchBoard key={line.id} line={line} first={index === 0} packs={many} />);
  return (
    <>
      {known.some(({ changes }) => changes) && (
        <Suspense fallback={<Skeleton height="240px" shape="card" />}>
          <div className={styles["changes"]}>
            <ContractChanges lines={known} headingLevel={2} />
          </div>
        </Suspense>
      )}
      <div className={styles["grid"]}>
        {late && (
          <div className={styles["late"]}>
            <NextFixture />
          </div>
        )}
        {many && (
          <div className={styles["many"]}>
            <div className={styles["boards"]}>{boards}</div>
            {more}
          </div>
        )}
        <div className={styles["main"]} ref={list}>
          <Stale
            of={lines}
            text={(time) => t("error.stale", { time })}
            papers={{ bill: (number) => t("kept.bill", { number }), summary: () => t("kept.summary") }}
          />
          {lines.isError && lines.data === undefined && !none && <Failure of={lines} title={t("error.lines")} />}
          {none && orders.data?.length === 0 && <FanView />}
          {!many && boards}
          {orders.data?.map((order) => (
            <OrderTracker key={order.id} order={order} />
          ))}
          <MatchStrip line={known.find(isUsable)} />
          {only && isUsable(only) && <PacksPanel line={only} />}
          {(capabilities.games || hasWon(user)) && <GamePanel />}
          {orders.isError && orders.data === undefined && (lines.data !== undefined || none) && (
            <Failure of={orders} title={t("error.orders")} />
          )}
        </div>
        {(!none || known.length > 0) && code !== "1020" && (
          <div className={styles["side"]}>
            {!late && <NextFixture />}
            {shown
              .filter((line) => !hasEnded(line))
              .map((line) => (
                <LineFacts key={line.id} line={line} named={many} />
              ))}
            {clubShare && <ShareLine share={clubShare} />}
          </div>
        )}
      </div>
    </>
  );
}

const hasEnded = ({ status }: Line): boolean => status === "ended";

/** Links to the profile and the logout. */
function Leave() {
  const t = useText("dashboard");
  const { logout } = useSession();
  return (
    <div className={styles["leave"]}>
      <AppLink href="/dashboard/account/profile" className={buttonClass({ variant: "quiet" })}>
        {t("profile.change")}
      </AppLink>
      <Button variant="quiet" onClick={logout}>
        <LogOutIcon size={20} aria-hidden="true" />
        {t("profile.logout")}
      </Button>
    </div>
  );
}

type FailureProps = { readonly of: Pick<UseQueryResult, "error" | "isFetching" | "refetch">; readonly title: string };

/** An error with a retry. */
function Failure({ of: { error, isFetching, refetch }, title }: FailureProps) {
  const again = () => void refetch();
  return error instanceof ApiError && error.code === "1020" ? (
    <Suspense>
      <PartnerFailure error={error} busy={isFetching} onRetry={again} />
    </Suspense>
  ) : (
    <LazyApiErrorNotice title={title} error={error} onRetry={again} />
  );
}
