import { queryOptions } from "@tanstack/react-query";
import type { Game } from "@tribun/api-client/contract";
import { MINUTE_MS } from "@tribun/domain";
import type { ApiScope } from "../../platform/app/api-scope.ts";
import { OWN_MS } from "../../platform/queries/queries.ts";

const CONTENT_MS = 5 * MINUTE_MS;

/** All games as anybody may see them. */
export const gamesQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "games"],
    queryFn: async ({ signal }) => {
      const { games } = await import("@tribun/api-client/calls/games");
      return api(games, { signal });
    },
    staleTime: CONTENT_MS,
  });

/** All games with the fan's own turns. */
export const myGamesQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "games"],
    queryFn: async ({ signal }) => {
      const { games } = await import("@tribun/api-client/calls/games");
      return api(games, { signal });
    },
    staleTime: OWN_MS,
  });

/** What can be won. */
export const rewardsQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "rewards"],
    queryFn: async ({ signal }) => {
      const { rewards } = await import("@tribun/api-client/calls/games");
      return api(rewards, { signal });
    },
    staleTime: CONTENT_MS,
  });

/** What can be won, with what the fan has of it. */
export const myRewardsQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "rewards"],
    queryFn: async ({ signal }) => {
      const { rewards } = await import("@tribun/api-client/calls/games");
      return api(rewards, { signal });
    },
    staleTime: OWN_MS,
  });

/** The list of those who chose to stand in it, by points (A9). */
export const leaderboardQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "leaderboard"],
    queryFn: async ({ signal }) => {
      const { leaderboard } = await import("@tribun/api-client/calls/games");
      return api(leaderboard, { signal });
    },
    staleTime: OWN_MS,
  });

/** The games after one of them was decided or rewarded. */
export function withGame(all: readonly Game[] | undefined, id: string, change: Partial<Game>): Game[] | undefined {
  return all?.map((game) => (game.id === id ? { ...game, ...change } : game));
}
