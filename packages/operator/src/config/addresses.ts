import * as v from "valibot";
import { SEED_TEAMS } from "../seed/teams.ts";

/** An address of one of some protocols, with a host, as the drivers read it: a slash in a password is what usually breaks one. */
export const address = (...protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => isAddress(text, protocols),
      `must be an address such as ${protocols[0]}://host, with signs like / in a password encoded`,
    ),
  );

function isAddress(text: string, protocols: readonly string[]): boolean {
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol.slice(0, -1))) return false;
  // PostgreSQL's sockets have their folder in the query instead.
  return url.host !== "" || url.searchParams.has("host");
}

/** Parts between commas. */
export const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);

const CLUB = /^(\d+)=(https?:\/\/[^@?#]+)$/;

/** Where each club's app lives, as browsers write origins, which is what theirs are compared with. */
export const origins = v.pipe(
  list,
  v.everyItem((part) => originOf(part) !== undefined, 'must look like "1=http://localhost:1907,2=..."'),
  v.transform((parts) => parts.flatMap((part) => originOf(part) ?? [])),
  v.check((pairs) => new Set(pairs.map(({ club }) => club)).size === pairs.length, "names a club twice"),
  v.transform((pairs) => new Map(pairs.map(({ club, origin }) => [club, origin]))),
);

function originOf(part: string): { club: number; origin: string } | undefined {
  const [, club, text] = CLUB.exec(part) ?? [];
  const url = text === undefined ? null : URL.parse(text);
  return url?.pathname === "/" ? { club: Number(club), origin: url.origin } : undefined;
}

/** A club that is left out would keep its local address, in the links of mails and as the only one that payments return to. */
export function teamFaults(origins: ReadonlyMap<number, string>): readonly string[] {
  const known = SEED_TEAMS.map(({ id }) => id);
  const missing = known.filter((id) => !origins.has(id));
  const unknown = [...origins.keys()].filter((id) => !known.includes(id));
  return [
    ...(missing.length > 0 ? [`TEAM_ORIGINS leaves out ${missing.join(", ")}`] : []),
    ...(unknown.length > 0 ? [`TEAM_ORIGINS names ${unknown.join(", ")}, which is no club`] : []),
  ];
}
