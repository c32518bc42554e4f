import { randomBytes, randomUUID } from "node:crypto";
import type { Giveaway, GiveawayEntryInput } from "@tribun/api-client/contract";
import { HOUR_MS, AGE_CONTRACT_MAX, ageOn, germanDay, GIVEAWAY_CONFIRM_HOURS, type Language } from "@tribun/domain";
import { type Db, outsideOf } from "../../db/database.ts";
import { giveawayEntries } from "../../db/schema/giveaways.ts";
import type { Deps } from "../../kernel/deps.ts";
import { validationProblem } from "../../base/field-errors.ts";
import { Problem } from "../../base/problem.ts";
import { hasRoom } from "../../http/rate-limit.ts";
import { sha256 } from "../../security/seal.ts";
import { mailEntrant } from "./mails.ts";
import { countedEntry, findGiveaway, mailboxHash, stateOf } from "./store.ts";

export const GIVEAWAY_MIN_AGE: Giveaway["minAge"] = 18;
const MAILS_PER_DAY = { max: 3, seconds: 86_400 };

export type Entering = { readonly deps: Deps; readonly db: Db; readonly teamId: number; readonly language: Language };

/**
 * Accepts an entry and mails the double opt-in link. Each form becomes an entry with its own link, because a stranger may have typed the
 * address; the first entry whose link is opened counts. The caller learns only whether the giveaway is open and the form complete: a known
 * address, an address with too many mails and a trapped bot get the same answer as a new entry (flows §4.6).
 * @throws Problem 1111 when it is not open, 1112 for an age that is not allowed; a validation problem for an outdated consent text
 */
export async function enter({ deps, db, teamId, language }: Entering, form: GiveawayEntryInput): Promise<void> {
  if (form.website) return;
  const now = deps.clock.now();
  const giveaway = await findGiveaway(db, teamId, form.giveawayKey);
  const state = giveaway && stateOf(giveaway, now);
  if (!giveaway || state !== "open") throw Problem.giveawayClosed({ reason: state ?? "unknown" });
  refuseAge(form.birthday, germanDay(now.getTime()));
  if (form.consentTextVersion !== giveaway.consentTextVersion) {
    throw validationProblem([{ field: "consentTextVersion", rule: "consentText.outdated" }]);
  }
  const mailbox = mailboxHash(form.email);
  // Limits mails per mailbox, so that the form cannot flood one. Counted outside the transaction, because the call must not fail over the
  // limit.
  const mails = `giveaway-mail:${teamId}:${mailbox}`;
  if (!(await hasRoom(outsideOf(deps.db), mails, MAILS_PER_DAY, now))) return;
  const counted = await countedEntry(db, giveaway, mailbox);
  if (counted) {
    // Mails the address of the entry that counts, not the typed one, because the mail tells about its owner's entry.
    await mailEntrant(deps, db, giveaway, counted, (texts, facts) => texts.alreadyIn(facts));
    return;
  }
  const token = randomBytes(24).toString("base64url");
  const [entry] = await db
    .insert(giveawayEntries)
    .values({
      ...{ id: randomUUID(), teamId, giveawayKey: giveaway.key, email: form.email, mailbox, language },
      ...{ firstName: form.firstName, lastName: form.lastName, phone: form.phone ?? null, birthday: form.birthday },
      state: "pendingConfirmation",
      tokenHash: sha256(token),
      tokenExpiresAt: new Date(now.getTime() + GIVEAWAY_CONFIRM_HOURS * HOUR_MS),
      consentTextVersion: form.consentTextVersion,
      nameConsent: form.consentName === true,
      ...{ consentAt: now, createdAt: now },
    })
    .returning();
  if (!entry) return;
  await mailEntrant(deps, db, giveaway, entry, (texts, facts) => texts.confirm({ ...facts, link: facts.confirmLink(token) }));
}

function refuseAge(birthday: string, today: string): void {
  const age = ageOn(birthday, today);
  const rule = age < GIVEAWAY_MIN_AGE ? "birthday.tooYoungGiveaway" : age > AGE_CONTRACT_MAX ? "birthday.tooOld" : undefined;
  if (rule) throw Problem.ageNotAllowed({ fieldErrors: [{ field: "birthday", rule }] });
}
