import { clockText } from "@tribun/ui-kit";
import { useTimeLeft } from "./use-time-left.ts";

/** The time left for the held number, small, where its panel is out of sight. */
export function HoldTime() {
  const { left } = useTimeLeft();
  return left !== undefined && left > 0 ? clockText(left) : null;
}
