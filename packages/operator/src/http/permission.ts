import { createHash, timingSafeEqual } from "node:crypto";
import type { Call } from "@tribun/api-client/contract";
import type { Deps } from "../kernel/deps.ts";
import type { Team } from "../base/teams.ts";
import { authenticate, type Caller, NOBODY } from "./authenticate.ts";
import { Problem } from "../base/problem.ts";

/**
 * Admits or refuses a caller by the call's declared `auth` only, before the body is read, so that a refusal reveals nothing about the input
 * that the call would accept.
 * @returns the fan or staff member who calls
 * @throws Problem 1034 without a session, 1041 if its fan has deleted the account and the call declares the code, -1 with status 403 for a
 * fan on a staff call and for any caller without ADMIN_TOKEN on an internal one
 */
export async function admit(call: Call, headers: Headers, team: Team | undefined, deps: Deps): Promise<Caller> {
  const authorization = headers.get("authorization");
  if (call.auth === "internal") {
    if (!isOwnSystem(authorization, deps.config.adminToken)) throw Problem.failed({ status: 403, reason: "internal" });
    return NOBODY;
  }
  const caller = call.auth === "public" ? NOBODY : await authenticate(authorization, team, deps);
  const { user, gone } = caller;
  if (call.auth === "public" || call.auth === "optional") return caller;
  if (!user) throw gone && call.codes.includes("1041") ? Problem.userNotFound() : Problem.notSignedIn();
  if (call.auth === "staff" && user.role !== "staff") throw Problem.failed({ status: 403 });
  return caller;
}

/** False for every caller while no token is configured. Compares hashes, so that the comparison takes equal time for any guess. */
function isOwnSystem(authorization: string | null, wanted: string | undefined): boolean {
  const given = /^Bearer (.{1,200})$/.exec(authorization ?? "")?.[1];
  return given !== undefined && wanted !== undefined && timingSafeEqual(digest(given), digest(wanted));
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
