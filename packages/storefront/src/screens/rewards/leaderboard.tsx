import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { User } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Button, Notice, Panel, Skeleton } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useApiScope } from "../../api/use-app.tsx";
import { ApiErrorNotice } from "../account-common/late-errors.tsx";
import shared from "../account-shared/account.module.css";
import { EditRow } from "../account-shared/edit-row.tsx";
import { lazyPart } from "../account-common/lazy-part.tsx";
import { useAct } from "../account-common/use-act.ts";
import { useProfileChange } from "../account-shared/use-profile-change.ts";
import { leaderboardQuery } from "../games-shared/queries.ts";
import styles from "./rewards.module.css";

const SHOWN = 10;

/** Few stand in the list. */
const NicknameForm = lazyPart(() => import("./nickname-form.tsx").then((module) => module.NicknameForm));

/**
 * The public list by points: only who chose to stand in it, with nothing but the nickname (A9); the first ten places and the own one, wherever it is. One
 * press leads in and one out; both are told, and the list follows at once.
 */
export function Leaderboard({ profile = NOBODY }: { readonly profile?: User["profile"] }) {
  const t = useText("games");
  const scope = useApiScope();
  const client = useQueryClient();
  const list = useQuery(leaderboardQuery(scope));
  const change = useProfileChange();
  const { busy, failure, run } = useAct<"leave">();
  const left = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const [leaves, setLeaves] = useState(0);
  const { listed, nickname, points } = profile;
  const refresh = () => client.invalidateQueries({ queryKey: ["private", scope.language, "leaderboard"] });
  const leave = () =>
    run("leave", async () => {
      pressed.current = true;
      await change({ profile: { listed: false } });
      setLeaves((count) => count + 1);
      await refresh();
    });
  // The button is gone with the place in the list.
  useEffect(() => {
    if (!listed && pressed.current) left.current?.focus();
  }, [listed]);
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
      {!listed && pressed.current && (
        <div ref={left} tabIndex={-1}>
          <Notice tone="ok" title={t("table.left")} />
        </div>
      )}
      <div className={shared["rows"]}>
        {/* Anew after each leave: the receipt of joining is not true any more. */}
        <EditRow key={leaves} label={t("table.nickname")} {...(listed ? { value: nickname } : { action: t("table.join") })}>
          {(close) => (
            <NicknameForm
              nickname={nickname}
              listed={listed}
              onClose={(receipt) => {
                if (receipt !== undefined) {
                  pressed.current = false;
                  void refresh();
                }
                close(receipt);
              }}
            />
          )}
        </EditRow>
      </div>
      {failure !== undefined && <ApiErrorNotice error={failure} onRetry={() => void leave()} />}
      {listed && (
        <div>
          <Button variant="quiet" busy={busy === "leave"} busyLabel={t("table.leaving")} onClick={() => void leave()}>
            {t("table.leave")}
          </Button>
        </div>
      )}
    </Panel>
  );
}

const NOBODY: NonNullable<User["profile"]> = { listed: false, points: 0 };

type Entry = { readonly nickname: string; readonly points: number; readonly rank?: number | undefined };
type TableProps = { readonly entries: readonly Entry[]; readonly own: NonNullable<User["profile"]> };

function Table({ entries, own: { nickname, rank, points } }: TableProps) {
  const t = useText("games");
  if (entries.length === 0) return <p>{t("table.empty")}</p>;
  // Who has as many points stands at the same place, whatever the nickname begins with.
  const rankOf = (entry: Entry) => entry.rank ?? 1 + entries.filter((other) => other.points > entry.points).length;
  // Whoever does not stand in it has no name there.
  const isOwn = (entry: Entry) => entry.nickname === nickname;
  const shown = entries.filter((entry, index) => index < SHOWN || isOwn(entry));
  // The list ends somewhere; below its end the account alone knows the place.
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
