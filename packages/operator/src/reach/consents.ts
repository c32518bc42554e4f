import type { Language } from "@tribun/domain";
import type { Db } from "../db/database.ts";
import { CONSENT_KINDS, type ConsentKind, consentLog } from "../db/schema/account.ts";
import type { UserRow } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import type { Team } from "../base/teams.ts";
import { endPush } from "./push/end.ts";
import { sendLink, voidLinks } from "./email-links.ts";

/** Version of the consent texts that the clubs' apps show. Raise it with every change of their words (L28). */
export const CONSENT_TEXT_VERSION = "2026-11";

type Consents = UserRow["consents"];
export type ConsentWish = {
  readonly wanted: { readonly [kind in ConsentKind]?: boolean | undefined };
  readonly textVersion?: string | undefined;
  readonly language: Language;
};

/**
 * Records what a fan allows and withdraws, each with the version of the text and the time (GDPR Art. 7(1)). Advertising by mail counts only
 * once the fan has opened the link in a mail (§ 7 UWG). All else counts at once.
 * @returns the account's consents from now on; the caller writes them in the same transaction
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

/** The contact that a consent is about. It shows later which address or number the fan has allowed. */
function contactOf({ email, phone }: UserRow, kind: ConsentKind): string | null {
  if (kind === "email") return email;
  return kind === "sms" || kind === "phone" ? phone : null;
}
