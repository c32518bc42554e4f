import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { type Config, DEVELOPMENT_SECRET } from "../base/config/config.ts";
import type { Db } from "../db/database.ts";
import { sandboxSettings } from "../db/schema/operations.ts";
import { users } from "../db/schema/users.ts";

const KEY = "keys";
const NAMES = ["jwtSecret", "dataKey", "paymentWebhookSecret", "donorWebhookSecret"] as const;
const kept = v.object({ jwtSecret: v.string(), dataKey: v.string(), paymentWebhookSecret: v.string(), donorWebhookSecret: v.string() });

/**
 * Gives a sandbox its own keys where no setting names them, because the repository's keys are public. They are generated before the first
 * seed and stored in its database. A database seeded before keeps the keys that sealed its data.
 */
export async function withOwnKeys(db: Db, config: Config): Promise<Config> {
  const lacking = NAMES.filter((name) => config[name] === DEVELOPMENT_SECRET);
  if (config.mode !== "sandbox" || lacking.length === 0) return config;
  const isFirst = (await db.$count(users)) === 0;
  const draw = () => (isFirst ? randomBytes(32).toString("base64url") : DEVELOPMENT_SECRET);
  const value = Object.fromEntries(NAMES.map((name) => [name, draw()]));
  await db.insert(sandboxSettings).values({ key: KEY, value }).onConflictDoNothing();
  const [row] = await db.select().from(sandboxSettings).where(eq(sandboxSettings.key, KEY));
  const keys = v.parse(kept, row?.value);
  return { ...config, ...Object.fromEntries(lacking.map((name) => [name, keys[name]])) };
}
