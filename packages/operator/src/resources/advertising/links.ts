import { eq } from "drizzle-orm";
import type { Language } from "@tribun/domain";
import type { Db } from "../../db/database.ts";
import { giveawayEntries } from "../../db/schema/giveaways.ts";
import { users } from "../../db/schema/users.ts";
import type { Deps } from "../../deps.ts";
import { linkKey } from "../../security/link-key.ts";
import { readLink, signLink } from "../../security/link-token.ts";

/** What a consent to advertising hangs on: a fan's account, or an entry of somebody who need not be one. */
export type ConsentOf = { readonly kind: "fan" | "entry"; readonly id: string };

const PURPOSES = { fan: "advertising consent", entry: "giveaway consent" } as const;

/** The address in mails that ends advertising. It works for as long as the mail exists, without login (L29, RFC 8058). */
export async function unsubscribeUrl({ config, teams }: Deps, db: Db, teamId: number, consent: ConsentOf): Promise<string> {
  const origin = teams.get(teamId)?.origin ?? config.publicUrl;
  return `${origin}/c/unsubscribe/${await unsubscribeToken(db, consent)}`;
}

/** The secret of that address by itself. */
export async function unsubscribeToken(db: Db, { kind, id }: ConsentOf): Promise<string> {
  return signLink(id, PURPOSES[kind], await linkKey(db));
}

/** What a link was made for; undefined for one that we did not give out. */
export async function readUnsubscribe(db: Db, token: string): Promise<ConsentOf | undefined> {
  const key = await linkKey(db);
  for (const kind of ["fan", "entry"] as const) {
    const id = readLink(token, PURPOSES[kind], key);
    if (id !== undefined) return { kind, id };
  }
  return undefined;
}

/** Whom a link was mailed to; undefined once it is forgotten. An account that was deleted has no address of anybody any more. */
export async function findMailbox(
  db: Db,
  { kind, id }: ConsentOf,
): Promise<{ readonly teamId: number; readonly email: string; readonly language: Language } | undefined> {
  const table = kind === "fan" ? users : giveawayEntries;
  const [found] = await db
    .select({ teamId: table.teamId, email: table.email, language: table.language })
    .from(table)
    .where(eq(table.id, id));
  return found;
}
