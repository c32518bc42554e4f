import { createHash, timingSafeEqual } from "node:crypto";
import type { Call } from "@tribun/api-client/contract";
import type { Deps } from "../deps.ts";
import type { Team } from "../teams.ts";
import { authenticate, type Caller, NOBODY } from "./authenticate.ts";
import { Problem } from "./problem.ts";

/**
 * Lets a caller in or turns them away, by what the contract declares of the call (`auth`) and nothing else: before the body
 * is read, so that nobody learns from a refusal what a call that is not theirs would accept.
 * @returns the fan or member of staff who calls
 * @throws Problem 1034 without a session, 1041 where its fan is gone and the call declares it, -1 with status 403 for a fan on a
 * call of staff and for everybody but the operator's own systems on an internal one
 */
export async function admit(call: Call, headers: Headers, team: Team | undefined, deps: Deps): Promise<Caller> {
  const authorization = headers.get("authorization");
  if (call.auth === "internal") {
    if (!isOwnSystem(authorization, deps.config.adminToken)) throw new Problem("-1", { status: 403, reason: "internal" });
    return NOBODY;
  }
  const caller = call.auth === "public" ? NOBODY : await authenticate(authorization, team, deps);
  const { user, gone } = caller;
  if (call.auth === "public" || call.auth === "optional") return caller;
  if (!user) throw new Problem(gone && call.codes.includes("1041") ? "1041" : "1034");
  if (call.auth === "staff" && user.role !== "staff") throw new Problem("-1", { status: 403 });
  return caller;
}

/** Nobody is one while no token is configured. Both are hashed first, so that the comparison takes as long for any guess. */
function isOwnSystem(authorization: string | null, wanted: string | undefined): boolean {
  const given = /^Bearer (.{1,200})$/.exec(authorization ?? "")?.[1];
  return given !== undefined && wanted !== undefined && timingSafeEqual(digest(given), digest(wanted));
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
