import { clockText } from "@tribun/ui-kit";
import { useTimeLeft } from "./use-time-left.ts";

/** The time left of the hold, as small text for places where the panel is not visible. */
export function HoldTime() {
  const { left } = useTimeLeft();
  return left !== undefined && left > 0 ? clockText(left) : null;
}
