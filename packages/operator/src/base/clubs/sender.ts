import type { Sender } from "@tribun/mails";
import type { Teams } from "../teams.ts";
import { clubOf } from "./clubs.ts";
import { SEED_TEAMS } from "./teams.ts";

/**
 * Returns the club as the sender of a mail: its name, its pages, its colours and the company behind it.
 * @throws for a team that no folder under `brands/` declares
 */
export function senderOf(teamId: number, teams: Teams): Sender {
  const team = teams.get(teamId) ?? SEED_TEAMS.find(({ id }) => id === teamId);
  if (!team) throw new Error(`no folder under brands/ declares the team ${teamId}`);
  const { kit, provider } = clubOf(teamId);
  return { club: team.name, origin: team.origin, look: { ...team.colours, kit }, company: provider };
}
