import { searchKey } from "@tribun/domain";
import { and, eq, ne, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { fanProfiles } from "../../db/schema/account.ts";
import type { UserRow } from "../../db/schema/users.ts";
import type { Team } from "../../teams.ts";

/** Words by which people who work for a club are known, as `searchKey` writes them; those of two words stand together. */
const STAFF = new Set(
  ["admin", "administrator", "moderator", "support", "kundenservice", "kundendienst", "hotline", "staff", "mitarbeiter"].concat([
    "mitarbeiterin",
    "offiziell",
    "official",
    "resmi",
    "destek",
    "yonetici",
    "yetkili",
    "musterihizmetleri",
  ]),
);
/** Letters of two scripts that look alike make one name look like another. */
const LATIN = /\p{Script=Latin}/u;
const LOOKALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** A nickname without case, signs and the marks on its letters: two that are read alike are one. */
const readAs = (nickname: SQLWrapper | string) =>
  sql`translate(lower(regexp_replace(${nickname}, '[ ._-]', '', 'g')), 'ışğçöüâî\u00fbäß', 'isgcouaiuas')`;

/** The rule that a nickname breaks by saying that somebody else speaks: the club, its people or another fan of it; undefined for a good one. */
export async function nicknameFault(db: Db, team: Team, fan: UserRow, nickname: string): Promise<string | undefined> {
  const words = searchKey(nickname).split(" ");
  const whole = words.join("").replace(/\d+/g, "");
  const isStaff = [whole, ...words.map((word) => word.replace(/\d+/g, ""))].some((word) => STAFF.has(word));
  const isClub = whole.includes(searchKey(team.name).replaceAll(" ", ""));
  if (isStaff || isClub || (LATIN.test(nickname) && LOOKALIKE.test(nickname))) return "nickname.reserved";
  const others = and(eq(fanProfiles.teamId, team.id), ne(fanProfiles.userId, fan.id));
  const alike = await db.$count(fanProfiles, and(others, sql`${readAs(fanProfiles.nickname)} = ${readAs(sql`${nickname}::text`)}`));
  return alike > 0 ? "nickname.taken" : undefined;
}
