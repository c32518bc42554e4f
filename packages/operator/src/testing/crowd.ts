import { randomUUID } from "node:crypto";
import { createClock } from "../base/clock.ts";
import { registryNumbers } from "../db/schema/numbers.ts";
import { users } from "../db/schema/users.ts";
import { registryIdOf } from "../numbers/seed-numbers.ts";
import { signAccessToken } from "../security/access-token.ts";
import { signPhoneToken } from "../http/phone-token.ts";
import { hashSecret } from "../security/password-hash.ts";
import { FAN } from "./fans.ts";
import type { TestOperator } from "./index.ts";

/** A signed-in fan with a verified phone and a cart; valid for half an hour of real time. */
export type CrowdFan = {
  readonly userId: string;
  readonly email: string;
  readonly phone: string;
  readonly token: string;
  readonly phoneToken: string;
  readonly cart: string;
};

const TEAM = 1;

/**
 * Inserts fans directly into the database, by the hundred; for processes that run in real time beside a test operator. Their phone numbers
 * are outside every assigned block, so that there are enough.
 */
export async function addCrowd({ deps }: TestOperator, count: number): Promise<readonly CrowdFan[]> {
  const clock = createClock();
  const { jwtSecret } = deps.config;
  const passwordHash = await hashSecret(deps.config, "Tribun#1907");
  const fans = Array.from({ length: count }, () => ({ userId: randomUUID(), index: serial++ }));
  const rows = fans.map(({ userId, index }) => ({
    id: userId,
    teamId: TEAM,
    customerType: "private" as const,
    email: emailOf(index),
    phone: phoneOf(index),
    passwordHash,
    salutation: "other" as const,
    ...FAN,
    street: "Musterstraße",
    houseNumber: "7",
    postalCode: "10115",
    city: "Berlin",
    language: "de" as const,
    consents: { email: false, sms: false, phone: false, push: false, profiling: false },
    invitationCode: userId.slice(0, 13),
    createdAt: clock.now(),
  }));
  for (let from = 0; from < rows.length; from += 500) await deps.db.insert(users).values(rows.slice(from, from + 500));
  return Promise.all(
    fans.map(async ({ userId, index }) => ({
      userId,
      email: emailOf(index),
      phone: phoneOf(index),
      cart: randomUUID(),
      token: await signAccessToken({ userId, teamId: TEAM, tokenVersion: 0 }, jwtSecret, clock),
      phoneToken: (await signPhoneToken({ phone: phoneOf(index), type: "order", teamId: TEAM }, jwtSecret, clock)).token,
    })),
  );
}

/** Adds ordinary numbers to the stock. @returns their ids */
export async function addNumbers({ deps }: TestOperator, count: number): Promise<readonly string[]> {
  const numbers = Array.from({ length: count }, () => `+4915299${String(serial++).padStart(6, "0")}`);
  const rows = numbers.map((msisdn) => {
    return { id: registryIdOf(msisdn), msisdn, kind: "general" as const, keywordType: 0, tier: "standard" as const, feeCents: 0 };
  });
  for (let from = 0; from < rows.length; from += 500) await deps.db.insert(registryNumbers).values(rows.slice(from, from + 500));
  return rows.map(({ id }) => id);
}

let serial = 0;
const emailOf = (index: number) => `crowd-${index}@example.com`;
const phoneOf = (index: number) => `+4915298${String(index).padStart(6, "0")}`;
