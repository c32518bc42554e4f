import { searchKey } from "@tribun/domain";
import { and, eq, ne, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { fanProfiles } from "../../db/schema/account.ts";
import type { UserRow } from "../../db/schema/users.ts";
import type { Team } from "../../base/teams.ts";

/** Words for the staff of a club, in the form of `searchKey`. Terms of two words are written as one. */
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
/** Letters of two scripts that look alike can imitate another name. */
const LATIN = /\p{Script=Latin}/u;
const LOOKALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** A nickname without case, punctuation and accents, so that two nicknames that read alike are equal. */
const readAs = (nickname: SQLWrapper | string) =>
  sql`translate(lower(regexp_replace(${nickname}, '[ ._-]', '', 'g')), 'ışğçöüâî\u00fbäß', 'isgcouaiuas')`;

/** The rule that a nickname breaks by imitating the club, its staff or another of its fans; undefined for a valid nickname. */
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
