import { requireCapability } from "../../http/require-capability.ts";
import type { Team } from "../../base/teams.ts";

/** Whether a club offers games, and with them rewards and the ranking of its fans. */
export const hasGames = ({ capabilities }: Pick<Team, "capabilities">): boolean => capabilities.games;

/** @throws Problem -1 with status 404 in a club without games */
export function requireGames(team: Pick<Team, "capabilities">): void {
  requireCapability(team, "games", "-1", { status: 404 });
}
