import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { readSetting, writeSetting } from "./settings.ts";

/** Third parties whose behaviour the console controls. */
export const PARTIES = ["partner", "sim", "crm", "directory", "merchandise", "beacon"] as const;
export type SandboxParty = (typeof PARTIES)[number];
export const PARTY_MODES = ["normal", "slow", "fail"] as const;
export type PartyMode = (typeof PARTY_MODES)[number];

/** Delay of a slow party, in milliseconds. */
export const SLOW_MS = 4000;

export const partyCommand = v.object({ party: v.picklist(PARTIES), mode: v.picklist(PARTY_MODES) });

/** Returns the behaviour of a sandbox third party. */
export function readParty(db: Db, party: SandboxParty): Promise<PartyMode> {
  return readSetting(db, `party.${party}`, v.picklist(PARTY_MODES), "normal");
}

/** Sets it for all processes. */
export function writeParty(db: Db, { party, mode }: v.InferOutput<typeof partyCommand>): Promise<void> {
  return writeSetting(db, `party.${party}`, mode);
}
