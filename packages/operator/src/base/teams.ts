import type { Brand } from "@tribun/brand-contract";
import type { ClubShare } from "@tribun/domain";

/**
 * A club's hotline: the short code of its own network and the number that is free from any network. Both are in one type, so that no text
 * combines numbers of two clubs.
 */
export type Hotline = Brand["hotline"];

/** A club as the operator uses it. */
export type Team = {
  readonly id: number;
  /** App name for fans. */
  readonly name: string;
  /** Sender of the club's SMS, in letters that every network carries. */
  readonly smsSender: string;
  /** Origin of the club's app; the only origin that payments may return to. */
  readonly origin: string;
  readonly hotline: Hotline;
  /** The club's features; the operator neither shows nor sells nor accepts a feature that is off. */
  readonly capabilities: Brand["capabilities"];
  /** Colours of the hosted checkout and the mails. */
  readonly colours: { readonly clubA: string; readonly onClubA: string; readonly clubB: string; readonly onClubB: string };
  /** Share of every paid bill for the club's cause; absent if the club's brand declares none. */
  readonly share?: ClubShare;
};

/** All teams by id. */
export type Teams = ReadonlyMap<number, Team>;

/** Builds the lookup; `origins` replaces the seed's addresses (TEAM_ORIGINS). */
export function teamsOf(teams: readonly Team[], origins: ReadonlyMap<number, string> = new Map()): Teams {
  return new Map(teams.map((team) => [team.id, { ...team, origin: origins.get(team.id) ?? team.origin }]));
}
