import { globSync } from "node:fs";
import { hasApt, installWithApt } from "../machine.ts";
import { ZONE_VARIABLE } from "./zones.ts";

const LIBRARIES = "/usr/{lib,lib64,local/lib}/{,*/}faketime/libfaketimeMT.so.1";
const HELP = "libfaketime was not found, which moves the clock of tests: on Debian, apt-get install faketime.";

const findLibrary = (): string | undefined => globSync(LIBRARIES)[0];

/**
 * Finds libfaketime, and installs it where that is possible.
 * @throws with instructions when it is missing
 */
function ensureLibrary(): string {
  const present = findLibrary();
  if (present !== undefined) return present;
  if (hasApt()) installWithApt("faketime");
  const found = findLibrary();
  if (found === undefined) throw new Error(HELP);
  return found;
}

/**
 * The environment in which every program, also Chromium and PostgreSQL, sees another time and zone. It uses libfaketime instead of a
 * replaced `Date`, because tests already replace `Date`: errors below it would stay hidden.
 * @param at milliseconds since 1970
 */
export function environmentAt(at: number, zone: string): Readonly<Record<string, string>> {
  return {
    LD_PRELOAD: ensureLibrary(),
    // An offset instead of a moment, so that all processes agree.
    FAKETIME: `${at < Date.now() ? "-" : "+"}${Math.abs(Math.round((at - Date.now()) / 1000))}s`,
    // Timers, waits and file times stay real. Without the second line Chromium hangs.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    FAKETIME_FORCE_MONOTONIC_FIX: "0",
    NO_FAKE_STAT: "1",
    TZ: zone,
    [ZONE_VARIABLE]: zone,
  };
}
