import { queryOptions } from "@tanstack/react-query";
import type { Game } from "@tribun/api-client/contract";
import { MINUTE_MS } from "@tribun/domain";
import type { ApiScope } from "../../platform/app/use-app.tsx";
import { OWN_MS } from "../../platform/queries/queries.ts";

const CONTENT_MS = 5 * MINUTE_MS;

/** Query for all games, as guests see them. */
export const gamesQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "games"],
    queryFn: async ({ signal }) => {
      const { games } = await import("@tribun/api-client/calls/games");
      return api(games, { signal });
    },
    staleTime: CONTENT_MS,
  });

/** Query for all games with the fan's own turns. */
export const myGamesQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "games"],
    queryFn: async ({ signal }) => {
      const { games } = await import("@tribun/api-client/calls/games");
      return api(games, { signal });
    },
    staleTime: OWN_MS,
  });

/** Query for the rewards that fans can win. */
export const rewardsQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "rewards"],
    queryFn: async ({ signal }) => {
      const { rewards } = await import("@tribun/api-client/calls/games");
      return api(rewards, { signal });
    },
    staleTime: CONTENT_MS,
  });

/** Query for the rewards with the fan's own bookings. */
export const myRewardsQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "rewards"],
    queryFn: async ({ signal }) => {
      const { rewards } = await import("@tribun/api-client/calls/games");
      return api(rewards, { signal });
    },
    staleTime: OWN_MS,
  });

/** Query for the fans who chose to appear in the leaderboard, by points (A9). */
export const leaderboardQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["private", language, "leaderboard"],
    queryFn: async ({ signal }) => {
      const { leaderboard } = await import("@tribun/api-client/calls/games");
      return api(leaderboard, { signal });
    },
    staleTime: OWN_MS,
  });

/** The games with a change to one of them. */
export function withGame(all: readonly Game[] | undefined, id: string, change: Partial<Game>): Game[] | undefined {
  return all?.map((game) => (game.id === id ? { ...game, ...change } : game));
}
