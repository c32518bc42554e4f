import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { readSetting, writeSetting } from "../settings.ts";

const downloadKey = (iccid: string) => `sim.downloaded.${iccid}`;

/** Time at which a tester marked the profile as loaded. */
export async function readDownload(db: Db, iccid: string): Promise<Date | undefined> {
  const at = await readSetting(db, downloadKey(iccid), v.nullable(v.number()), null);
  return at === null ? undefined : new Date(at);
}
export const writeDownload = (db: Db, iccid: string, nowMs: number): Promise<void> => writeSetting(db, downloadKey(iccid), nowMs);

const profileKey = (msisdn: string) => `sim.profile.${msisdn}`;

/** The last profile that the operator sent for a line. */
export const readProfile = (db: Db, msisdn: string): Promise<unknown> => readSetting(db, profileKey(msisdn), v.unknown(), undefined);
export const writeProfile = (db: Db, msisdn: string, profile: object): Promise<void> => writeSetting(db, profileKey(msisdn), profile);

const numberKey = (iccid: string) => `sim.number.${iccid}`;

/** The number that the operator assigned to a SIM; undefined while it is the SIM's original one. */
export const readNumber = (db: Db, iccid: string): Promise<string | undefined> =>
  readSetting(db, numberKey(iccid), v.optional(v.string()), undefined);
export const writeNumber = (db: Db, iccid: string, msisdn: string): Promise<void> => writeSetting(db, numberKey(iccid), msisdn);
