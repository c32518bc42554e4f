import type { Language } from "@tribun/domain";
import type { Db } from "../../db/database.ts";
import { CONSENT_KINDS, type ConsentKind, consentLog } from "../../db/schema/account.ts";
import type { UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../deps.ts";
import type { Team } from "../../teams.ts";
import { endPush } from "../push/end.ts";
import { sendLink, voidLinks } from "./email-links.ts";

/** Version of the consent texts that the clubs' apps show; raise it with every change of their words (L28). */
export const CONSENT_TEXT_VERSION = "2026-11";

type Consents = UserRow["consents"];
export type ConsentWish = {
  readonly wanted: { readonly [kind in ConsentKind]?: boolean | undefined };
  readonly textVersion?: string | undefined;
  readonly language: Language;
};

/**
 * Writes down what a fan allows and takes back, each with the words' version and the time (GDPR Art. 7(1)).
 * Advertising by mail only counts once the link in a mail was opened (§ 7 UWG); all else counts at once.
 * @returns what the account holds from now on; the caller writes it in the same transaction
 */
export async function changeConsents(deps: Deps, db: Db, team: Team, fan: UserRow, wish: ConsentWish): Promise<Consents> {
  const { wanted, language, textVersion = CONSENT_TEXT_VERSION } = wish;
  const now = deps.clock.now();
  const consents = { ...fan.consents };
  for (const kind of CONSENT_KINDS) {
    const value = wanted[kind];
    if (value === undefined) continue;
    const log = (event: "asked" | "granted" | "withdrawn") =>
      db.insert(consentLog).values({ userId: fan.id, kind, contact: contactOf(fan, kind), event, textVersion, language, at: now });
    if (kind === "email" && !value) await voidLinks(db, fan.id, "advertising", now);
    if (kind === "push" && !value) await endPush(db, { userId: fan.id });
    if (value === consents[kind]) continue;
    if (kind === "email" && value) {
      await log("asked");
      await sendLink(deps, db, team, fan, { purpose: "advertising", email: fan.email, language, textVersion });
      continue;
    }
    await log(value ? "granted" : "withdrawn");
    consents[kind] = value;
  }
  return consents;
}

/** What a consent is about: without it, nobody could tell later whom it allowed us to reach. */
function contactOf({ email, phone }: UserRow, kind: ConsentKind): string | null {
  if (kind === "email") return email;
  return kind === "sms" || kind === "phone" ? phone : null;
}
