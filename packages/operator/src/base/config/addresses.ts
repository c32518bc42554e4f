import * as v from "valibot";
import { SEED_BRANDS } from "../clubs/brands.ts";

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

const CLUB = /^(\d+|[a-z]+)=(https?:\/\/[^@?#]+)$/;

/** Origin of each club's app, in the form that browsers send in the Origin header. A club is named by its team id or by its folder. */
export const origins = v.pipe(
  list,
  v.everyItem((part) => originOf(part) !== undefined, 'must look like "1=http://localhost:1907,2=..."'),
  v.transform((parts) => parts.flatMap((part) => originOf(part) ?? [])),
  v.check(
    (pairs) => unknownIn(pairs).length === 0,
    ({ input }) => `names ${unknownIn(input).join(", ")}, which is no club`,
  ),
  v.transform((pairs) => pairs.map(({ club, origin }) => ({ club: teamOf(club) ?? 0, origin }))),
  v.check((pairs) => new Set(pairs.map(({ club }) => club)).size === pairs.length, "names a club twice"),
  v.transform((pairs) => new Map(pairs.map(({ club, origin }) => [club, origin]))),
);

type Named = { readonly club: string; readonly origin: string };

/** The team id of a club that is named by its id or by its folder. */
const teamOf = (club: string): number | undefined =>
  SEED_BRANDS.find(({ brand }) => brand.id === club || String(brand.teamId) === club)?.brand.teamId;

const unknownIn = (pairs: readonly Named[]) => pairs.map(({ club }) => club).filter((club) => teamOf(club) === undefined);

function originOf(part: string): Named | undefined {
  const [, club, text] = CLUB.exec(part) ?? [];
  const url = text === undefined ? null : URL.parse(text);
  return club !== undefined && url?.pathname === "/" ? { club, origin: url.origin } : undefined;
}

/**
 * Reports clubs that TEAM_ORIGINS omits. An omitted club would keep its local address in mail links and payment returns.
 */
export function missingTeams(origins: ReadonlyMap<number, string>): readonly string[] {
  const missing = SEED_BRANDS.map(({ brand }) => brand.teamId).filter((id) => !origins.has(id));
  return missing.length > 0 ? [`TEAM_ORIGINS leaves out ${missing.join(", ")}`] : [];
}
