import { PORTING_REASONS } from "@tribun/domain";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { sandboxSettings } from "../db/schema/operations.ts";
import { clearSetting, readSetting, writeSetting } from "./settings.ts";

/** `normal` decides by the data of the request; `late` accepts, but the networks switch five days after the agreed day. */
export const PORTING_MODES = [
  "normal",
  "accept",
  "late",
  "silent",
  ...PORTING_REASONS.map((reason) => `decline:${reason}` as const),
] as const;
export type PortingMode = (typeof PORTING_MODES)[number];

const KEY = "nextPorting";
const mode = v.picklist(PORTING_MODES);

/** Returns the sandbox donor's answer to the next request. */
export const readNextPorting = (db: Db): Promise<PortingMode> => readSetting(db, KEY, mode, "normal");

export async function writeNextPorting(db: Db, next: PortingMode): Promise<void> {
  await (next === "normal" ? clearSetting(db, KEY) : writeSetting(db, KEY, next));
}

/** Takes the mode for one request; it applies once. */
export async function takeNextPorting(db: Db): Promise<PortingMode> {
  const [row] = await db.delete(sandboxSettings).where(eq(sandboxSettings.key, KEY)).returning();
  const taken = v.safeParse(mode, row?.value);
  return taken.success ? taken.output : "normal";
}
