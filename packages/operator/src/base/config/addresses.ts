import * as v from "valibot";
import { SEED_TEAMS } from "../clubs/teams.ts";

/** An address with one of the protocols and a host, as the drivers read it. The usual mistake is an unencoded slash in a password. */
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
  // An address of a PostgreSQL socket has its folder in the query instead.
  return url.host !== "" || url.searchParams.has("host");
}

/** Comma-separated parts. */
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

/** Origin of each club's app, in the form that browsers send in the Origin header. */
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

/**
 * Reports clubs that TEAM_ORIGINS omits or does not know. An omitted club would keep its local address in mail links and payment returns.
 */
export function teamFaults(origins: ReadonlyMap<number, string>): readonly string[] {
  const known = SEED_TEAMS.map(({ id }) => id);
  const missing = known.filter((id) => !origins.has(id));
  const unknown = [...origins.keys()].filter((id) => !known.includes(id));
  return [
    ...(missing.length > 0 ? [`TEAM_ORIGINS leaves out ${missing.join(", ")}`] : []),
    ...(unknown.length > 0 ? [`TEAM_ORIGINS names ${unknown.join(", ")}, which is no club`] : []),
  ];
}
