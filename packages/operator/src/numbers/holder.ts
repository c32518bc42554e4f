import type { ReservationRow } from "../db/schema/numbers.ts";
import { Problem } from "../base/problem.ts";
import type { Team } from "../base/teams.ts";
import type { BaseContext } from "../http/context.ts";

/** The holder of a number: a cart, or a fan without one. */
export type Caller = { readonly teamId: number; readonly cartToken: string | undefined; readonly userId: string | undefined };

/** The caller of a request as a holder of numbers. */
export function callerOf(
  ctx: Pick<BaseContext, "cartToken"> & { readonly team: Team; readonly user: { readonly id: string } | undefined },
): Caller {
  return { teamId: ctx.team.id, cartToken: ctx.cartToken, userId: ctx.user?.id };
}

/** The holder as a reservation stores it. @throws Problem 1001 without cart and session */
export function holderOf(caller: Caller): string {
  if (caller.cartToken !== undefined) return `cart:${caller.cartToken}`;
  if (caller.userId !== undefined) return `user:${caller.userId}`;
  throw Problem.headerMissing({ reason: "x-cart-token" });
}

/** Whether this cart, or this fan on another device, holds it. */
export function isHolder(row: Pick<ReservationRow, "holder" | "userId" | "teamId">, caller: Caller): boolean {
  if (row.teamId !== caller.teamId) return false;
  if (caller.userId !== undefined && row.userId === caller.userId) return true;
  return caller.cartToken !== undefined && row.holder === `cart:${caller.cartToken}`;
}

/** Whether a reservation still blocks the number for others. */
export function isAlive(row: Pick<ReservationRow, "state" | "expiresAt">, now: Date): boolean {
  return row.state === "assigned" || (row.state !== "released" && row.expiresAt > now);
}
