import type { Tokens } from "@tribun/api-client/contract";
import { isDeepStrictEqual } from "node:util";
import { germanDay, type Language } from "@tribun/domain";
import { and, eq, isNull, ne } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { uniqueViolation } from "../../db/errors.ts";
import { users, type UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { validationProblem } from "../../base/field-errors.ts";
import { Problem } from "../../base/problem.ts";
import { mailTexts } from "../../words/messages.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { hashKeyword } from "../../security/keyword-hash.ts";
import { hashSecret, secretMatches } from "../../security/password-hash.ts";
import type { Team } from "../../base/teams.ts";
import { endSessions, openSession } from "../auth/sessions.ts";
import { detachNumber } from "../../numbers/detach.ts";
import { hasNumber } from "../../joining/phone-auth/moved.ts";
import { guardPhoneToken } from "../../joining/phone-token.ts";
import { changeConsents } from "../../reach/consents.ts";
import { withdrawPendingEmail } from "./email-links.ts";
import { countAddress, sendLink } from "../../reach/email-links.ts";
import { hasOpenLine } from "./facts.ts";
import { profileOf, saveProfile } from "./fan-profile.ts";
import { keepContactChange } from "../../reach/contact-changes.ts";
import { nicknameFault } from "./nickname.ts";
import { guardProof } from "../../http/proof/proof-guard.ts";
import { type Change, profileErrors, takesProof } from "./profile-rules.ts";
import { greetingTo } from "../../words/greeting.ts";

export type ProfileRequest = {
  readonly deps: Deps;
  readonly team: Team;
  readonly fan: UserRow;
  readonly language: Language;
  readonly headers: Headers;
  readonly change: Change;
};

/**
 * Changes an account: all of the requested changes, or none (flows §4.7).
 * @returns the account as it is now, and new tokens after a new password, which ends all other sessions
 * @throws Problem 400 with every broken rule, 1004 for a wrong password, 1066 and 1048 for a phone or address of another account, -1 with
 * status 409 and reason `profile.stale` when the account changed since the caller read it
 */
export async function changeProfile(request: ProfileRequest): Promise<{ fan: UserRow; tokens: Tokens | undefined }> {
  const { deps, team, fan, change } = request;
  const { db, clock, config } = deps;
  const { nickname } = await profileOf(db, fan.id);
  const hasLine = await hasOpenLine(db, fan.id);
  const settings = { today: germanDay(clock.nowMs()), keywordRule: config.keywordRule, hasLine, nickname };
  const errors = profileErrors(change, fan, settings);
  const wanted = change.profile?.nickname;
  const named = typeof wanted === "string" && wanted !== nickname ? await nicknameFault(db, team, fan, wanted) : undefined;
  if (named !== undefined) errors.push({ field: "profile.nickname", rule: named });
  if (errors.length > 0) throw validationProblem(errors);
  if (takesProof(change, fan)) await guardProof(deps, team, fan, { password: change.currentPassword, passkey: change.passkey });
  if (change.newPassword !== undefined && (await secretMatches(config, fan.passwordHash, change.newPassword)))
    throw validationProblem([{ field: "newPassword", rule: "password.sameAsOld" }]);
  if (change.phoneNumber !== undefined && change.phoneNumber !== fan.phone)
    await guardPhoneToken(deps, db, team.id, change.phoneVerificationToken ?? "", change.phoneNumber, ["changePhone"]);
  try {
    return await db.transaction((tx) => carryOut(request, tx));
  } catch (error) {
    const constraint = uniqueViolation(error);
    if (constraint === "users_team_phone") throw Problem.phoneTaken({ reason: "profile", cause: error });
    if (constraint === "fan_profiles_nickname") throw validationProblem([{ field: "profile.nickname", rule: "nickname.taken" }]);
    throw error;
  }
}

async function carryOut(request: ProfileRequest, tx: Db) {
  const { deps, team, change, language } = request;
  const [fan] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, request.fan.id), isNull(users.deletedAt)))
    .for("update");
  if (!fan) throw Problem.notSignedIn();
  if (change.version !== undefined && change.version !== fan.profileVersion) throw Problem.failed({ status: 409, reason: "profile.stale" });
  // The password was checked against the row that was read before. If the password has changed since, that check no longer counts.
  if (takesProof(change, request.fan) && fan.passwordHash !== request.fan.passwordHash) throw Problem.credentialsWrong();
  if (change.pendingEmail === null) await withdrawPendingEmail(tx, fan, deps.clock.now());
  if (change.email !== undefined) await startAddressChange(deps, tx, team, fan, change.email, language);
  const consents = change.consents
    ? await changeConsents(deps, tx, team, fan, { wanted: change.consents, textVersion: change.consentTextVersion, language })
    : fan.consents;
  // The number belongs to the fan whose line has it, so remove it from every other account.
  if (change.phoneNumber !== undefined && (await hasNumber(tx, fan.id, change.phoneNumber)))
    await detachNumber(deps, tx, change.phoneNumber, fan.id);
  if (change.profile) await saveProfile(tx, fan, change.profile);
  const [changed] = await tx
    .update(users)
    .set({ ...(await plainChanges(change, fan, deps)), consents, profileVersion: fan.profileVersion + 1 })
    .where(eq(users.id, fan.id))
    .returning();
  if (!changed) throw Problem.notSignedIn();
  if (changed.phone !== fan.phone) await keepContactChange(deps, tx, team, fan, { kind: "phone", now: changed.phone });
  if (change.newPassword === undefined) return { fan: changed, tokens: undefined };
  await endSessions(tx, changed);
  const fresh = { ...changed, tokenVersion: changed.tokenVersion + 1 };
  const text = mailTexts(fresh.language).passwordChanged({
    greeting: greetingTo(fresh, fresh.language),
    club: team.name,
    hotline: team.hotline,
  });
  await deps.outbox.enqueue(tx, sendMail, { teamId: team.id, to: fresh.email, letter: text });
  return { fan: fresh, tokens: await openSession(tx, fresh, request) };
}

/** Sends a link to a new address, and to the present one until it is proven. @throws Problem 1048 when another account has proven it */
async function startAddressChange(deps: Deps, tx: Db, team: Team, fan: UserRow, email: string, language: Language): Promise<void> {
  if (email === fan.email && fan.emailVerified) return;
  const [taken] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.teamId, team.id), eq(users.email, email), eq(users.emailVerified, true), ne(users.id, fan.id)));
  if (taken) {
    await countAddress(deps, fan);
    throw Problem.emailTaken({ reason: "profile" });
  }
  await sendLink(deps, tx, team, fan, { purpose: "address", email, language });
}

/** True where the home address or the delivery address changes. */
function movesHouse(change: Change, fan: UserRow): boolean {
  const home = (["street", "houseNumber", "postalCode", "city"] as const).some(
    (part) => change[part] !== undefined && change[part] !== fan[part],
  );
  const { deliveryAddress: to } = change;
  return home || (to !== undefined && !isDeepStrictEqual(to, fan.deliveryAddress));
}

/** The columns to write. The database driver leaves a column unchanged whose value is undefined. */
async function plainChanges(change: Change, fan: UserRow, { config, clock }: Deps) {
  return {
    salutation: change.salutation,
    firstName: change.firstName,
    lastName: change.lastName,
    birthday: change.birthday,
    street: change.street,
    houseNumber: change.houseNumber,
    postalCode: change.postalCode,
    city: change.city,
    deliveryAddress: change.deliveryAddress,
    addressSince: movesHouse(change, fan) ? clock.now() : undefined,
    language: change.language,
    phone: change.phoneNumber,
    ...(fan.customerType === "corporate" && { companyName: change.companyName, taxNumber: change.taxNumber, vatId: change.vatId }),
    keywordHash: change.keyword === undefined ? undefined : hashKeyword(config, fan.id, change.keyword),
    passwordHash: change.newPassword === undefined ? undefined : await hashSecret(config, change.newPassword),
  };
}
