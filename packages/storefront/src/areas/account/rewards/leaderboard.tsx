import { useQuery } from "@tanstack/react-query";
import type { User } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Panel, Skeleton } from "@tribun/ui-kit";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../../shell/late-errors.tsx";
import shared from "../shared/edit/account.module.css";
import { lazyPart } from "../../../platform/lazy/lazy-part.tsx";
import { WhenNear } from "../../../shell/when-near.tsx";
import { leaderboardQuery } from "../../../features/games/queries.ts";
import styles from "./rewards.module.css";

const SHOWN = 10;

/** Loaded lazily, because it needs the code that changes the profile. */
const OwnPlace = lazyPart(() => import("./own-place.tsx").then((module) => module.OwnPlace));

/**
 * The public list by points: only fans who chose to appear, with only their nickname (A9). Shows the first ten places and the fan's own
 * place.
 */
export function Leaderboard({ profile = NOBODY }: { readonly profile?: User["profile"] }) {
  const t = useText("games");
  const scope = useApiScope();
  const list = useQuery(leaderboardQuery(scope));
  const { listed, nickname, points } = profile;
  return (
    <Panel title={t("table.title")} headingLevel={2}>
      <p className={shared["soft"]}>{t("table.text")}</p>
      {list.error && !list.data ? (
        <ApiErrorNotice error={list.error} onRetry={() => void list.refetch()} />
      ) : list.data ? (
        <Table entries={list.data} own={profile} />
      ) : (
        <div className={styles["waits"]}>
          <Skeleton height="160px" shape="card" label={t("table.loading")} />
        </div>
      )}
      <p className={styles["own"]}>
        {t("table.own", { count: points })} {listed && nickname && t("table.listed", { nickname })}
      </p>
      <WhenNear place={<Skeleton height={listed ? "110px" : "48px"} />}>
        <OwnPlace profile={profile} />
      </WhenNear>
    </Panel>
  );
}

const NOBODY: NonNullable<User["profile"]> = { listed: false, points: 0 };

type Entry = { readonly nickname: string; readonly points: number; readonly rank?: number | undefined };
type TableProps = { readonly entries: readonly Entry[]; readonly own: NonNullable<User["profile"]> };

function Table({ entries, own: { nickname, rank, points } }: TableProps) {
  const t = useText("games");
  if (entries.length === 0) return <p>{t("table.empty")}</p>;
  // Entries with equal points share a rank.
  const rankOf = (entry: Entry) => entry.rank ?? 1 + entries.filter((other) => other.points > entry.points).length;
  // A fan who is not listed has no entry.
  const isOwn = (entry: Entry) => entry.nickname === nickname;
  const shown = entries.filter((entry, index) => index < SHOWN || isOwn(entry));
  // The operator's list is limited, so the account itself knows a rank below its end.
  if (nickname && rank && !entries.some(isOwn)) shown.push({ nickname, rank, points });
  return (
    <table className={styles["table"]}>
      <thead>
        <tr>
          <th scope="col">{t("table.rank")}</th>
          <th scope="col">{t("table.name")}</th>
          <th scope="col">{t("table.score")}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((entry) => (
          <tr key={entry.nickname} data-own={isOwn(entry) || undefined}>
            <td className={styles["rank"]}>{rankOf(entry)}</td>
            <th scope="row">
              {entry.nickname}
              {isOwn(entry) && <span className={shared["soft"]}> ({t("table.you")})</span>}
            </th>
            <td className={styles["points"]}>{entry.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
