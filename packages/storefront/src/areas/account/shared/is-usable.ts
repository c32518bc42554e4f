import type { Line } from "@tribun/api-client/contract";
import { isSimBlocked } from "@tribun/domain";

/** True for a line that data can be used on: it runs, and its SIM is not blocked. */
export function isUsable({ status, sim }: Pick<Line, "status" | "sim">): boolean {
  return status === "active" && (sim.state === undefined || !isSimBlocked(sim.state));
}
