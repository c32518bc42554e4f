import type { UseQueryResult } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import type { Line } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Button, buttonClass, Container, LogOutIcon, OnceSeen, Skeleton, useAutoList } from "@tribun/ui-kit";
import { Suspense } from "react";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { useVoice } from "../../../platform/brand/use-voice.ts";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { AccountNav } from "../../../shell/account/account-nav.tsx";
import { LazyApiErrorNotice } from "../../../shell/lazy-errors.tsx";
import { Stale } from "../../../shell/account/stale.tsx";
import { useFirstRows } from "../../../shell/account/first-rows.tsx";
import { hasWon } from "../shared/has-won.ts";
import { isUsable } from "../shared/is-usable.ts";
import { byUrgency, isLate } from "../shared/states.ts";
import { MatchAndPacks } from "./below.tsx";
import styles from "./dashboard.module.css";
import { LineFacts } from "./line-facts.tsx";
import { MatchBoard } from "./match-board.tsx";
import { NextFixture } from "./next-fixture.tsx";
import { PacksPanel } from "./packs-panel.tsx";
import { GamePlace, Place, Unseen } from "./places.tsx";
import { useDashboard } from "./use-dashboard.ts";
import { lazyPart } from "../../../platform/lazy/lazy-part.tsx";
export { fetchFirst } from "./first.ts";

/** Most who come here have a line. */
const FanView = lazyPart(() => import("./fan-view.tsx").then((module) => module.FanView));

/** On most days nothing is on its way. */
const OrderTracker = lazyPart(() => import("./order-tracker.tsx").then((module) => module.OrderTracker));

/** Nearly all records are whole, and the operator that says otherwise can be reached. */
const PartnerFailure = lazyPart(() => import("./partner-failure.tsx").then((module) => module.PartnerFailure));

/** What a fan scrolls to is asked for a little before, and drawn by then. */
const AHEAD = "200px";

/** These stand below what a fan comes for, and below the first screen of most. */
const ShareLine = lazyPart(() => import("./share-line.tsx").then((module) => module.ShareLine), { quiet: true });
const GamePanel = lazyPart(() => import("./game-panel.tsx").then((module) => module.GamePanel), { quiet: true });

/** Most contracts stay as they were made. */
const ContractChanges = lazyPart(() => import("../shared/contract-changes/contract-changes.tsx").then((module) => module.ContractChanges));

/**
 * The fan's own place as match day: lines on the scoreboard, what needs a tap today beside it (a late bill comes first, for the eye and in
 * the document), orders on their way and the contracts' dates. Follows changes by itself.
 */
export function Dashboard() {
  const t = useText("dashboard");
  const voice = useVoice();
  const { capabilities, clubShare } = useBrand();
  const { user } = useSession();
  const { lines, orders, bills } = useDashboard();
  const list = useAutoList();
  const code = lines.error instanceof ApiError ? lines.error.code : undefined;
  // A contract that has ended is looked up, and stands behind those that run.
  const known = (lines.data ?? []).toSorted((one, other) => Number(hasEnded(one)) - Number(hasEnded(other)));
  const many = known.length > 1;
  const only = many ? undefined : known[0];
  // Without a line there is no record at the partner; only where a line has none, somebody has to mend that (1020).
  const none = code === "1023" || lines.data?.every(hasEnded) || (code === "1020" && user?.hasLine !== true);
  const { shown, more } = useFirstRows(known);
  // A late bill stands first: until bills are known, nothing is seen there that it would push away. Beside it the boards stand.
  const unbilled = !lines.isPending && !none && !bills.isFetched;
  const waits = lines.isPending || unbilled;
  const late = !waits && byUrgency(bills.data ?? []).some(isLate);
  // An order may need a tap: what else there is stands below it, and waits so as not to be pushed away.
  const settled = !lines.isPending && !orders.isPending;
  const packsFor = only && isUsable(only) ? only : undefined;
  const packs = packsFor && <PacksPanel line={packsFor} />;
  const match = (
    <div className={styles["below"]}>
      <Place of="match" />
      {packs && <Unseen>{packs}</Unseen>}
    </div>
  );
  const game = <GamePlace />;
  const boards = shown.map((line, index) => <MatchBoard key={line.id} line={line} first={index === 0} packs={many} />);
  return (
    <Container>
      <AccountNav />
      <div className={styles["head"]}>
        <h1>{voice.greet(user?.firstName)}</h1>
      </div>
      {known.some(({ changes }) => changes) && (
        <Suspense fallback={<Skeleton height="240px" shape="card" />}>
          <div className={styles["changes"]}>
            <ContractChanges lines={known} headingLevel={2} />
          </div>
        </Suspense>
      )}
      <div className={styles["grid"]} data-unbilled={unbilled || undefined}>
        {unbilled && (
          <div className={styles["held"]}>
            <Place of="board" label={t("loading")} />
          </div>
        )}
        {late && (
          <div key="late" className={styles["late"]}>
            <NextFixture />
          </div>
        )}
        {many && (
          <div className={styles["many"]}>
            <div className={styles["boards"]}>{boards}</div>
            {more}
          </div>
        )}
        {/* Another element once it is known: what held the place is not seen to move. Nothing that is typed in may stand in the one
            before: it would be lost with it. */}
        <div key={lines.isPending ? "waits" : "known"} className={styles["main"]} ref={list}>
          {(lines.isPending || (none && orders.isPending)) && <Place of="board" label={t("loading")} />}
          <Stale
            of={lines}
            text={(time) => t("error.stale", { time })}
            papers={{ bill: (number) => t("kept.bill", { number }), summary: () => t("kept.summary") }}
          />
          {lines.isError && lines.data === undefined && !none && <Failure of={lines} title={t("error.lines")} />}
          {none && orders.data?.length === 0 && (
            <Suspense key="fan" fallback={<Place of="board" label={t("loading")} />}>
              <FanView />
            </Suspense>
          )}
          {!many && boards}
          {(lines.isPending ? [] : (orders.data ?? [])).map((order) => (
            <Suspense key={order.id} fallback={<Place of="order" />}>
              <OrderTracker order={order} />
            </Suspense>
          ))}
          {!settled && !lines.isPending && !none && <Place of="match" label={t("loading")} />}
          {settled && (
            <OnceSeen key="match" before={match} ahead={AHEAD}>
              <MatchAndPacks line={known.find(isUsable)} before={match} packs={packs} />
            </OnceSeen>
          )}
          {(capabilities.games || hasWon(user)) && settled && (
            <OnceSeen key="games" before={game}>
              <Suspense fallback={game}>
                <GamePanel before={game} />
              </Suspense>
            </OnceSeen>
          )}
          {orders.isError && orders.data === undefined && (lines.data !== undefined || none) && (
            <Failure of={orders} title={t("error.orders")} />
          )}
        </div>
        {(!none || known.length > 0) && code !== "1020" && (
          <div key={waits ? "side waits" : "side"} className={styles["side"]}>
            {waits ? <Skeleton height="240px" shape="card" /> : !late && <NextFixture />}
            {waits && <Place of="facts" />}
            {shown
              .filter((line) => !waits && !hasEnded(line))
              .map((line) => (
                <LineFacts key={line.id} line={line} named={many} />
              ))}
            {clubShare && (
              <OnceSeen before={null}>
                <Suspense>
                  <ShareLine share={clubShare} />
                </Suspense>
              </OnceSeen>
            )}
          </div>
        )}
      </div>
      <Leave />
    </Container>
  );
}

const hasEnded = ({ status }: Line): boolean => status === "ended";

/** The way out. */
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

/** What did not come, and another try. */
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
