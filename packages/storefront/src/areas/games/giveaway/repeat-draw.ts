import { checkDraw, type DrawFinding, type DrawProtocol } from "@tribun/domain";
import { isOutsideValue } from "@tribun/domain/beacon";
import { sha256 } from "../../../features/games/sha256.ts";

/** Repeats a draw here, in the fan's browser, the beacon's signature included. Comes with the press alone: what it is done with is heavy. */
export function repeatDraw(protocol: DrawProtocol): Promise<DrawFinding> {
  return checkDraw(protocol, { sha256, isOutside: isOutsideValue });
}
