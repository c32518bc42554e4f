import type { Line } from "@tribun/api-client/contract";
import { isSimBlocked } from "@tribun/domain";

/** True if data can be used on this line: it is active and its SIM is not blocked. */
export function isUsable({ status, sim }: Pick<Line, "status" | "sim">): boolean {
  return status === "active" && (sim.state === undefined || !isSimBlocked(sim.state));
}
