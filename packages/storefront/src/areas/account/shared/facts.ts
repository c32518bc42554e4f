import type { Line, User } from "@tribun/api-client/contract";
import { isSimBlocked } from "@tribun/domain";

/** The future dates of a contract. Once its end is set there is no last day of notice and no renewal after that day. */
export function datesAhead({ cancelBy, endsOn, renewalDate }: Line): {
  readonly cancelBy?: string | undefined;
  readonly renewal?: string | undefined;
} {
  if (endsOn === undefined) return { cancelBy, renewal: renewalDate };
  return renewalDate !== undefined && renewalDate <= endsOn ? { renewal: renewalDate } : {};
}

/** True if data can be used on this line: it is active and its SIM is not blocked. */
export function isUsable({ status, sim }: Pick<Line, "status" | "sim">): boolean {
  return status === "active" && (sim.state === undefined || !isSimBlocked(sim.state));
}

/** True if the fan has ever won a game. A club owes the reward even after it has switched its games off. */
export const hasWon = (user: Pick<User, "badges"> | undefined): boolean => user?.badges.some(({ id }) => id === "winner") === true;
