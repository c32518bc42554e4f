import { eq } from "drizzle-orm";
import type { Language } from "@tribun/domain";
import type { Db } from "../../db/database.ts";
import { giveawayEntries } from "../../db/schema/giveaways.ts";
import { users } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { linkKey } from "../../security/link-key.ts";
import { readLink, signLink } from "../../security/link-token.ts";

/** Where an advertising consent is stored: in a fan's account, or in a giveaway entry, which needs no account. */
export type ConsentOf = { readonly kind: "fan" | "entry"; readonly id: string };

const PURPOSES = { fan: "advertising consent", entry: "giveaway consent" } as const;

/** Address in a mail that ends advertising. It needs no login and never expires (L29, RFC 8058). */
export async function unsubscribeUrl({ config, teams }: Deps, db: Db, teamId: number, consent: ConsentOf): Promise<string> {
  const origin = teams.get(teamId)?.origin ?? config.publicUrl;
  return `${origin}/c/unsubscribe/${await unsubscribeToken(db, consent)}`;
}

/** The signed token of `unsubscribeUrl`. */
export async function unsubscribeToken(db: Db, { kind, id }: ConsentOf): Promise<string> {
  return signLink(id, PURPOSES[kind], await linkKey(db));
}

/** The consent that an unsubscribe token belongs to; undefined for a token that the operator did not sign. */
export async function readUnsubscribe(db: Db, token: string): Promise<ConsentOf | undefined> {
  const key = await linkKey(db);
  for (const kind of ["fan", "entry"] as const) {
    const id = readLink(token, PURPOSES[kind], key);
    if (id !== undefined) return { kind, id };
  }
  return undefined;
}

/** The recipient of a link; undefined once the address was deleted, because a deleted account stores no real address. */
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
