import type { Brand } from "@tribun/brand-contract";
import type { ClubShare } from "@tribun/domain";

/**
 * Where a club's people answer: the short code of its own network, and the number that costs nothing from any. The two are one fact, so
 * that no text can name the first of the fan's club and the second of another.
 */
export type Hotline = Brand["hotline"];

/** A club as the operator knows it. */
export type Team = {
  readonly id: number;
  /** App name as fans read it. */
  readonly name: string;
  /** Where the club's app lives; the only origin that payments may return to. */
  readonly origin: string;
  readonly hotline: Hotline;
  /** What it has or has not; nothing that is off is shown, sold or taken. */
  readonly capabilities: Brand["capabilities"];
  /** Colours of the hosted checkout and the mails. */
  readonly colours: { readonly clubA: string; readonly onClubA: string; readonly clubB: string; readonly onClubB: string };
  /** What of every paid bill goes to the club's cause; absent where the club's brand declares none. */
  readonly share?: ClubShare;
};

/** All teams by id. */
export type Teams = ReadonlyMap<number, Team>;

/** Makes the lookup; `origins` replaces the seed's addresses (TEAM_ORIGINS). */
export function teamsOf(teams: readonly Team[], origins: ReadonlyMap<number, string> = new Map()): Teams {
  return new Map(teams.map((team) => [team.id, { ...team, origin: origins.get(team.id) ?? team.origin }]));
}
