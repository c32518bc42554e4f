import { randomUUID } from "node:crypto";
import { DAY_MS, germanDay, makeIccid, minimumTermEnd } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Config } from "../base/config/config.ts";
import type { Db } from "../db/database.ts";
import { lines, partnerCustomers, sims, usage } from "../db/schema/lines.ts";
import { reservations } from "../db/schema/numbers.ts";
import { users } from "../db/schema/users.ts";
import { hashKeyword } from "../security/keyword-hash.ts";
import { hashSecret } from "../security/password-hash.ts";
import { SEED_BRANDS } from "../base/clubs/brands.ts";
import { seedInvoices } from "./demo-invoices.ts";
import { seedOrders } from "./demo-orders.ts";
import { registryIdOf } from "../numbers/seed-numbers.ts";

export const DEMO_EMAIL = "demo@tribun.example";
export const DEMO_PASSWORD = "Tribun#1907";
export const DEMO_KEYWORD = "1967";

/** One fan per club with an active line; the numbers come from the safe stock. */
const DEMO = SEED_BRANDS.map(({ brand, facts }) => ({
  teamId: brand.teamId,
  msisdn: facts.sample.fanNumber,
  account: Number(`${brand.hotline.shortCode}00010`),
}));
const TARIFF = "tribun-m";
const ACTIVE_DAYS = 75;

type DemoOptions = { readonly now: Date; readonly config: Pick<Config, "dataKey" | "passwordCost"> };

/** Adds missing demo fans, each with the line's order. Sandbox only. */
export async function seedDemo(db: Db, options: DemoOptions): Promise<void> {
  await seedDemoFans(db, options);
  await seedOrders(db, DEMO_EMAIL, TARIFF);
}

async function seedDemoFans(db: Db, { now, config }: DemoOptions): Promise<void> {
  const present = await db.select({ teamId: users.teamId }).from(users).where(eq(users.email, DEMO_EMAIL));
  const missing = DEMO.filter((demo) => !present.some(({ teamId }) => teamId === demo.teamId));
  if (missing.length === 0) return;
  const passwordHash = await hashSecret(config, DEMO_PASSWORD);
  const activatedAt = new Date(now.getTime() - ACTIVE_DAYS * DAY_MS);
  for (const demo of missing) {
    const userId = randomUUID();
    const lineId = randomUUID();
    await db.transaction(async (tx) => {
      await tx.insert(users).values({
        id: userId,
        teamId: demo.teamId,
        customerType: "private",
        email: DEMO_EMAIL,
        emailVerified: true,
        phone: demo.msisdn,
        passwordHash,
        salutation: "other",
        firstName: "Deniz",
        lastName: "Yılmaz",
        birthday: "1994-05-19",
        street: "Musterstraße",
        houseNumber: "7",
        postalCode: "10115",
        city: "Berlin",
        language: "de",
        partnerCustomerId: `P-DEMO-${demo.teamId}`,
        keywordHash: hashKeyword(config, userId, DEMO_KEYWORD),
        documentType: "idCard",
        consents: { email: false, sms: false, phone: false, push: false, profiling: false },
        invitationCode: `DENIZ${demo.teamId}`,
        revision: 1,
        createdAt: activatedAt,
      });
      await tx.insert(partnerCustomers).values({ userId, partnerId: `P-DEMO-${demo.teamId}`, createdAt: activatedAt });
      await tx.insert(reservations).values({
        id: randomUUID(),
        registryId: registryIdOf(demo.msisdn),
        teamId: demo.teamId,
        holder: `user:${userId}`,
        userId,
        state: "assigned",
        createdAt: activatedAt,
        expiresAt: activatedAt,
      });
      await tx.insert(lines).values({
        id: lineId,
        teamId: demo.teamId,
        userId,
        msisdn: demo.msisdn,
        tariffId: TARIFF,
        state: "active",
        activatedAt,
        commitmentEnd: minimumTermEnd(germanDay(activatedAt.getTime()), 24),
        createdAt: activatedAt,
      });
      await tx.insert(sims).values({
        iccid: makeIccid(demo.account),
        lineId,
        type: "esim",
        eid: "89049999000000000000000000019012",
        smdpAddress: "smdp.example.com",
        matchingId: `DEMO-${demo.account}`,
        // The line has been used since, so a device must have loaded its eSIM.
        downloadedAt: activatedAt,
        createdAt: activatedAt,
      });
      await tx.insert(usage).values([
        { lineId, kind: "data", zone: "de", used: 13.2, total: 25, unit: "GB", asOf: now },
        { lineId, kind: "data", zone: "eu", used: 1.4, total: 23, unit: "GB", asOf: now },
        { lineId, kind: "voice", zone: "de", used: 212, total: -1, unit: "min", asOf: now },
        { lineId, kind: "voice", zone: "tr", used: 41, total: 100, unit: "min", asOf: now },
        { lineId, kind: "sms", zone: "de", used: 18, total: -1, unit: "sms", asOf: now },
      ]);
      await seedInvoices(tx, { userId, lineId, activatedAt, totalGb: 25 }, now);
    });
  }
}
