import { useQuery } from "@tanstack/react-query";
import type { Game } from "@tribun/api-client/contract";
import type { ReactNode } from "react";
import { useApiScope } from "../../api/use-app.tsx";
import { myGamesQuery } from "../games-shared/queries.ts";

/** What there is to say of a fan's games, the most pressing first. */
export type GameNews = "won" | "ready" | "parked" | "played";

type GameStateProps = { readonly children: (news: GameNews) => ReactNode };

/** Says how the fan's games stand; until the operator has answered, and where it does not, that there is one to play. */
export function GameState({ children }: GameStateProps) {
  const { data } = useQuery(myGamesQuery(useApiScope()));
  return children(data ? newsOf(data) : "ready");
}

function newsOf(games: readonly Game[]): GameNews {
  const states = new Set(games.map(({ state }) => state));
  if (states.has("won")) return "won";
  if (states.has("ready")) return "ready";
  return states.has("parked") ? "parked" : "played";
}
