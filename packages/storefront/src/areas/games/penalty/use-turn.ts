import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import type { Game, GameResult } from "@tribun/api-client/contract";
import { type Dispatch, useEffect, useReducer, useRef, useState } from "react";
import { useApiScope, useApp } from "../../../platform/app/use-app.tsx";
import { myGamesQuery, withGame } from "../../../features/games/queries.ts";
import { keepPromise, keptPromise, type Known, promiseIn } from "./proof.ts";
import { kicksOf, newRound, type Round, roundAfter, type Step } from "./round.ts";

/** Why a turn does not go on, and at which press: nobody answered, the round is over by the clock, it was played before, or else. */
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
  /** What the operator had promised of the hidden seed before the kicks, also to this tab's page before; unknown of a turn begun elsewhere. */
  readonly promised: Known | undefined;
  /** Asks the operator for a turn. */
  readonly begin: () => Promise<void>;
  /** Hands all kicks in; the operator decides. Asks for a new round first where the last one has run out. */
  readonly whistle: () => Promise<void>;
};

/** A fan's one turn at a game: begun, handed in and decided by the operator (flows §4.6), and kept here until then. */
export function useTurn(game: Game): Turn {
  const { session } = useApp();
  const scope = useApiScope();
  const client = useQueryClient();
  const [round, step] = useReducer(roundAfter, game, ({ kicks, result }) => newRound(kicks, result));
  const [busy, setBusy] = useState<Trouble["at"]>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [seed, setSeed] = useState<string>();
  const [isSure, setSure] = useState(false);
  // Two presses may come between two renders.
  const locked = useRef(false);
  const params = { id: game.id };
  const decided = useRef(false);
  // Badges came with the result, and would tell it before the last kick is shown; without them the page is as good.
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
      // Another account's turn leaves none here, and the button that was pressed stays under the finger.
      const played = kind === "played" && !isOtherAccount(error) ? await earlier() : undefined;
      if (played) {
        decide(played, true);
      }
      setTrouble({ kind, error, at });
    }
    locked.current = false;
    setBusy(undefined);
  };
  /** The result of a turn that was played elsewhere, or whose answer was lost. */
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
    // It may also have been played with the seed of another device's start, which has voided the one that was promised here.
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

/** It was played by somebody with the same phone or mailbox, in an account that has no result to show here. */
export const isOtherAccount = (error: unknown): boolean => error instanceof ApiError && error.reason === "otherAccount";

function kindOf(error: unknown): Trouble["kind"] {
  if (!(error instanceof ApiError)) return "other";
  if (error.code === "1027") return "played";
  if (error.reason === "unreachable") return "offline";
  return error.fieldErrors.some(({ rule }) => rule.startsWith("gameSeed.")) ? "expired" : "other";
}
