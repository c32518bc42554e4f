import { ApiError } from "@tribun/api-client";

/** An order that ended. One that is being paid, or was, somewhere else meanwhile is refused as well, and is no reason for a second one. */
const ENDED = ["order.expired", "order.cancelled", "order.rejected", "order.withdrawn"];

/** True when an order was refused as it cannot be paid any more, and only a new one helps. */
export function isClosed(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "1108" || error.code === "1104" || ENDED.includes(error.reason ?? ""));
}
