import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { keptQuery } from "../db/kept-query.ts";
import { sandboxSettings } from "../db/schema/operations.ts";

const reading = keptQuery((db) =>
  db
    .select()
    .from(sandboxSettings)
    .where(eq(sandboxSettings.key, sql.placeholder("key")))
    .prepare("read_setting"),
);

/** Reads a setting of the sandbox; a missing or invalid value gives the fallback. */
export async function readSetting<S extends v.GenericSchema>(db: Db, key: string, schema: S, fallback: v.InferOutput<S>) {
  const [row] = await reading(db).execute({ key });
  const parsed = v.safeParse(schema, row?.value);
  return parsed.success ? parsed.output : fallback;
}

/** Writes a setting; every process sees it with its next request. */
export async function writeSetting(db: Db, key: string, value: unknown): Promise<void> {
  await db.insert(sandboxSettings).values({ key, value }).onConflictDoUpdate({ target: sandboxSettings.key, set: { value } });
}

/** Deletes a setting. */
export async function clearSetting(db: Db, key: string): Promise<void> {
  await db.delete(sandboxSettings).where(eq(sandboxSettings.key, key));
}

const CLOCK = "clockOffsetMs";

/** Returns the difference between the sandbox's clock and real time, in milliseconds. */
export const readClockOffset = (db: Db): Promise<number> => readSetting(db, CLOCK, v.number(), 0);
export const writeClockOffset = (db: Db, offsetMs: number): Promise<void> => writeSetting(db, CLOCK, offsetMs);

/** `gone` makes every push device answer 410; for SMS and mail it is a failure. */
export const DELIVERY_MODES = ["normal", "slow", "fail", "gone"] as const;
export type DeliveryMode = (typeof DELIVERY_MODES)[number];
export const CHANNELS = ["sms", "mail", "push"] as const;
export type Channel = (typeof CHANNELS)[number];
/** Returns the behaviour of a sandbox message adapter. */
export const readDelivery = (db: Db, channel: Channel): Promise<DeliveryMode> =>
  readSetting(db, `delivery.${channel}`, v.picklist(DELIVERY_MODES), "normal");
export const writeDelivery = (db: Db, channel: Channel, mode: DeliveryMode): Promise<void> => writeSetting(db, `delivery.${channel}`, mode);

export const PAYMENT_MODES = ["normal", "fail", "slow", "pending"] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];
const paymentKey = (teamId: number | undefined) => `nextPayment.${teamId ?? "all"}`;

/** Returns the result of this team's next payment, or without a team of any team's. */
export async function readNextPayment(db: Db, teamId?: number): Promise<PaymentMode> {
  return readSetting(db, paymentKey(teamId), v.picklist(PAYMENT_MODES), "normal");
}
export async function writeNextPayment(db: Db, mode: PaymentMode, teamId?: number): Promise<void> {
  await (mode === "normal" ? clearSetting(db, paymentKey(teamId)) : writeSetting(db, paymentKey(teamId), mode));
}

/** Takes the mode for one payment: the team's own before the one for all; each applies once. */
export async function takeNextPayment(db: Db, teamId: number): Promise<PaymentMode> {
  for (const key of [paymentKey(teamId), paymentKey(undefined)]) {
    const [row] = await db.delete(sandboxSettings).where(eq(sandboxSettings.key, key)).returning();
    const mode = v.safeParse(v.picklist(PAYMENT_MODES), row?.value);
    if (mode.success) return mode.output;
  }
  return "normal";
}
