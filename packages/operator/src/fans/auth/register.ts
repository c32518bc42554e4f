import { randomBytes, randomUUID } from "node:crypto";
import { register, type RegisterForm } from "@tribun/api-client/contract";
import { germanDay } from "@tribun/domain";
import { LEGAL_TEXTS_DAY } from "@tribun/legal-texts/version";
import { and, eq, or } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { uniqueViolation } from "../../db/errors.ts";
import { consentLog } from "../../db/schema/account.ts";
import { users, type UserRow } from "../../db/schema/users.ts";
import { validationProblem } from "../../base/field-errors.ts";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { mailTexts } from "../../words/messages.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { deviceCookie } from "../../security/device.ts";
import { hashKeyword } from "../../security/keyword-hash.ts";
import { hashSecret } from "../../security/password-hash.ts";
import { changeConsents } from "../../reach/consents.ts";
import { newLink } from "../../reach/email-links.ts";
import { invitedBy } from "../../fun/invitations/invited-by.ts";
import { makeKnown } from "../../catalogue/partner-customers/make-known.ts";
import { checkProof } from "../../joining/phone-auth/moved.ts";
import { rememberProof } from "../../joining/phone-auth/proof.ts";
import { isAgeRule, registerErrors } from "./register-rules.ts";
import { openSession } from "./sessions.ts";
import { greetingTo } from "../../words/greeting.ts";

const NO_CONSENTS = { email: false, sms: false, phone: false, push: false, profiling: false };

const asks = ({ body }: { readonly body: Pick<RegisterForm, "customerType"> }) =>
  body.customerType === "corporate" ? "partner" : undefined;

export const registerRoute = route(register, { asks }, async ({ body: form, ctx }) => {
  const { db, deps, clock, team, language } = ctx;
  const { config } = deps;
  const { business } = team.capabilities;
  const errors = registerErrors(form, { today: germanDay(clock.nowMs()), keywordRule: config.keywordRule, business });
  if (errors.length > 0) {
    throw errors.every(isAgeRule) ? Problem.ageNotAllowed({ fieldErrors: errors }) : validationProblem(errors);
  }
  const proof = { phone: form.phone, teamId: team.id, types: ["register", "order"] as const };
  await checkProof(deps, db, form.phoneVerificationToken, proof);
  await refuseKnown(db, team.id, form.email, form.phone);
  const corporate = form.customerType === "corporate";
  const id = randomUUID();
  const fan: UserRow = {
    id,
    teamId: team.id,
    customerType: form.customerType,
    email: form.email,
    emailVerified: false,
    phone: form.phone,
    passwordHash: await hashSecret(config, form.password),
    tokenVersion: 0,
    salutation: form.salutation,
    firstName: form.firstName,
    lastName: form.lastName,
    birthday: form.birthday,
    companyName: corporate ? (form.companyName ?? null) : null,
    taxNumber: corporate ? (form.taxNumber ?? null) : null,
    vatId: corporate ? (form.vatId ?? null) : null,
    street: form.street,
    houseNumber: form.houseNumber,
    postalCode: form.postalCode,
    city: form.city,
    deliveryAddress: form.deliveryAddress ?? null,
    addressSince: null,
    language,
    partnerCustomerId: null,
    keywordHash: form.keyword === undefined ? null : hashKeyword(config, id, form.keyword),
    // The document's number was checked for its form and is not stored: no law requires it for a postpaid contract (L17).
    documentType: form.documentType ?? null,
    // No consent counts before it is recorded with its text and time. Advertising by mail also waits for its link (L28, L29).
    consents: NO_CONSENTS,
    invitationCode: randomBytes(6)
      .toString("base64url")
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, "7"),
    invitedBy: await invitedBy(db, team.id, form),
    campaignCode: form.campaignCode ?? null,
    revision: 0,
    profileVersion: 1,
    role: "fan",
    deletedAt: null,
    createdAt: clock.now(),
  };
  try {
    await db.insert(users).values(fan);
  } catch (error) {
    // Another registration was faster between the check and the insert. The database's unique index decides.
    const constraint = uniqueViolation(error);
    if (constraint === "users_team_phone") throw Problem.phoneRegistered({ cause: error });
    throw error;
  }
  // A business gets an account manager at once, who works in the partner's system. A private fan gets a record there with a line.
  if (corporate) await makeKnown(deps, db, fan);
  // Opening this link proves the mailbox, which another account may name too.
  const link = await newLink(deps, db, team, fan, { purpose: "address", email: fan.email });
  const text = mailTexts(language).welcome({ greeting: greetingTo(fan, language), club: team.name, address: team.origin, link });
  await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: fan.email, letter: text });
  if (form.consents) {
    const consents = await changeConsents(deps, db, team, fan, { wanted: form.consents, textVersion: form.consentTextVersion, language });
    await db.update(users).set({ consents }).where(eq(users.id, fan.id));
  }
  const agreed = { kind: "terms", event: "granted", textVersion: LEGAL_TEXTS_DAY } as const;
  await db.insert(consentLog).values({ userId: id, ...agreed, language, at: fan.createdAt });
  ctx.setHeader("set-cookie", deviceCookie(team, fan.id, undefined, config, clock.now()));
  const sessionId = randomUUID();
  await rememberProof(db, { teamId: team.id, phone: form.phone, sessionId }, clock.now());
  return openSession(db, fan, ctx, sessionId);
});

/** @throws Problem 1048 for an e-mail address that an account of this club has proven, 1003 for a known phone number */
async function refuseKnown(db: Db, teamId: number, email: string, phone: string): Promise<void> {
  const provenEmail = and(eq(users.email, email), eq(users.emailVerified, true));
  const known = await db
    .select({ phone: users.phone, emailVerified: users.emailVerified, email: users.email })
    .from(users)
    .where(and(eq(users.teamId, teamId), or(provenEmail, eq(users.phone, phone))));
  if (known.some((user) => user.emailVerified && user.email === email)) throw Problem.emailTaken({ fieldErrors: [] });
  if (known.length > 0) throw Problem.phoneRegistered();
}
