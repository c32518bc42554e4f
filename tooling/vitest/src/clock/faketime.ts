import { globSync } from "node:fs";
import { hasApt, installWithApt } from "../machine.ts";
import { ZONE_VARIABLE } from "./zones.ts";

const LIBRARIES = "/usr/{lib,lib64,local/lib}/{,*/}faketime/libfaketimeMT.so.1";
const HELP = "libfaketime was not found, which moves the clock of tests: on Debian, apt-get install faketime.";

const findLibrary = (): string | undefined => globSync(LIBRARIES)[0];

/** The library that moves a process's clock, installed where it is missing and may be. @throws with the way to get it */
function ensureLibrary(): string {
  const present = findLibrary();
  if (present !== undefined) return present;
  if (hasApt()) installWithApt("faketime");
  const found = findLibrary();
  if (found === undefined) throw new Error(HELP);
  return found;
}

/**
 * The environment in which every program, Chromium and PostgreSQL among them, believes to run at another moment and in another zone.
 * libfaketime and not a `Date` of our own, as tests already replace that one: only below it is anything left to be found out.
 * @param at milliseconds since 1970
 */
export function environmentAt(at: number, zone: string): Readonly<Record<string, string>> {
  return {
    LD_PRELOAD: ensureLibrary(),
    // A distance and no moment: each process counts it from the machine's clock, so that all of them agree.
    FAKETIME: `${at < Date.now() ? "-" : "+"}${Math.abs(Math.round((at - Date.now()) / 1000))}s`,
    // Timers, waits and the times of files stay the machine's. Chromium stands still without the second line.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    FAKETIME_FORCE_MONOTONIC_FIX: "0",
    NO_FAKE_STAT: "1",
    TZ: zone,
    [ZONE_VARIABLE]: zone,
  };
}
