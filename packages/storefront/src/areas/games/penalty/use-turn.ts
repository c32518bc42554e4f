import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import type { Game, GameResult } from "@tribun/api-client/contract";
import { type Dispatch, useEffect, useReducer, useRef, useState } from "react";
import { useApiScope, useApp } from "../../../platform/app/use-app.tsx";
import { myGamesQuery, withGame } from "../../../features/games/queries.ts";
import { keepPromise, keptPromise, type Known, promiseIn } from "./proof.ts";
import { kicksOf, newRound, type Round, roundAfter, type Step } from "./round.ts";

/** Why a turn stopped and at which press: no answer, the round expired, it was played before, or another error. */
export type Trouble = {
  readonly kind: "offline" | "expired" | "played" | "other";
  readonly error: unknown;
  readonly at: "begin" | "whistle";
};

export type Turn = {
  readonly round: Round;
  readonly step: Dispatch<Step>;
  readonly busy: Trouble["at"] | undefined;
  readonly trouble: Trouble | undefined;
  /** The commitment to the hidden seed from before the kicks, also after a reload of this tab; undefined for a turn started elsewhere. */
  readonly promised: Known | undefined;
  /** Starts a turn at the operator. */
  readonly begin: () => Promise<void>;
  /** Sends all kicks; the operator decides. If the last start has expired, starts a new one first. */
  readonly whistle: () => Promise<void>;
};

/** A fan's one turn at a game (flows §4.6): starts it, keeps the kicks in this page, and sends them to the operator, which decides. */
export function useTurn(game: Game): Turn {
  const { session } = useApp();
  const scope = useApiScope();
  const client = useQueryClient();
  const [round, step] = useReducer(roundAfter, game, ({ kicks, result }) => newRound(kicks, result));
  const [busy, setBusy] = useState<Trouble["at"]>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [seed, setSeed] = useState<string>();
  const [isSure, setSure] = useState(false);
  // A ref, because two presses may come before the next render.
  const locked = useRef(false);
  const params = { id: game.id };
  const decided = useRef(false);
  // Reloads the account's badges only at the end, because they would reveal the result before the last kick. A failure does not matter.
  useEffect(() => {
    if (round.phase === "over" && decided.current) session.reload().catch(() => undefined);
  }, [round.phase, session]);

  const start = async (): Promise<string> => {
    const { startGame } = await import("@tribun/api-client/calls/games");
    const begun = await scope.api(startGame, { params });
    setSeed(begun.seed);
    const promise = promiseIn(begun.seed);
    if (promise) keepPromise(promise);
    return begun.seed;
  };
  const decide = (result: GameResult, silent = false) => {
    client.setQueryData(myGamesQuery(scope).queryKey, (all) => withGame(all, game.id, { state: result.state, result }));
    void client.invalidateQueries({ queryKey: ["private", scope.language, "leaderboard"] });
    decided.current = true;
    step({ kind: "decided", result, silent });
  };
  const run = async (at: Trouble["at"], work: () => Promise<void>) => {
    if (locked.current) return;
    locked.current = true;
    setBusy(at);
    setTrouble(undefined);
    try {
      await work();
    } catch (error) {
      const kind = kindOf(error);
      // Another account's turn has no result here; the pressed button stays.
      const played = kind === "played" && !isOtherAccount(error) ? await earlier() : undefined;
      if (played) {
        decide(played, true);
      }
      setTrouble({ kind, error, at });
    }
    locked.current = false;
    setBusy(undefined);
  };
  /** The result of a turn that was played elsewhere or whose answer was lost. */
  const earlier = async (): Promise<GameResult | undefined> => {
    try {
      const all = await client.fetchQuery({ ...myGamesQuery(scope), staleTime: 0 });
      return all.find(({ id }) => id === game.id)?.result;
    } catch {
      return undefined;
    }
  };
  const { result } = round;
  const sum = (seed === undefined ? undefined : promiseIn(seed)?.sum) ?? (result && keptPromise(result.id));
  return {
    round,
    step,
    busy,
    trouble,
    // `isSure` is false for a seed of another device's start, which voids the commitment of this one.
    promised: sum === undefined ? undefined : { sum, isSure },
    begin: () =>
      run("begin", async () => {
        await start();
        step({ kind: "begin" });
      }),
    whistle: () =>
      run("whistle", async () => {
        const kicks = kicksOf(round);
        if (!kicks) return;
        const promise = seed === undefined || trouble?.kind === "expired" ? await start() : seed;
        const { playGame } = await import("@tribun/api-client/calls/games");
        decide(await scope.api(playGame, { params, body: { seed: promise, kicks } }));
        setSure(true);
      }),
  };
}

/** True if the same phone or mailbox played in another account, which has no result to show here. */
export const isOtherAccount = (error: unknown): boolean => error instanceof ApiError && error.reason === "otherAccount";

function kindOf(error: unknown): Trouble["kind"] {
  if (!(error instanceof ApiError)) return "other";
  if (error.code === "1027") return "played";
  if (error.reason === "unreachable") return "offline";
  return error.fieldErrors.some(({ rule }) => rule.startsWith("gameSeed.")) ? "expired" : "other";
}
