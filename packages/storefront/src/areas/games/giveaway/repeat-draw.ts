import { checkDraw, type DrawFinding, type DrawProtocol } from "@tribun/domain";
import { isOutsideValue } from "@tribun/domain/beacon";
import { sha256 } from "../../../features/games/sha256.ts";

/** Repeats a draw in the fan's browser, including the beacon's signature. Loaded on the press, because the code is large. */
export function repeatDraw(protocol: DrawProtocol): Promise<DrawFinding> {
  return checkDraw(protocol, { sha256, isOutside: isOutsideValue });
}
