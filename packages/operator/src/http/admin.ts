import { createHash, timingSafeEqual } from "node:crypto";
import type { BaseContext } from "./context.ts";
import { Problem } from "./problem.ts";

/**
 * Lets only the operator's own systems on: those that send ADMIN_TOKEN as a bearer. Without a configured token nobody may.
 * Both are hashed first, so that the comparison takes as long for any guess.
 * @throws Problem -1 with status 403
 */
export function guardAdmin({ headers, deps }: Pick<BaseContext, "headers" | "deps">): void {
  const given = /^Bearer (.{1,200})$/.exec(headers.get("authorization") ?? "")?.[1];
  const wanted = deps.config.adminToken;
  const allowed = given !== undefined && wanted !== undefined && timingSafeEqual(digest(given), digest(wanted));
  if (!allowed) throw new Problem("-1", { status: 403, reason: "internal" });
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
