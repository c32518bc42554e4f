import { ApiError } from "@tribun/api-client";

/** Reasons that end an order. A payment under way or completed elsewhere also refuses it, but must not lead to a second order. */
const ENDED = ["order.expired", "order.cancelled", "order.rejected", "order.withdrawn"];

/** True when an order can no longer be paid and only a new one helps. */
export function isClosed(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "1108" || error.code === "1104" || ENDED.includes(error.reason ?? ""));
}
