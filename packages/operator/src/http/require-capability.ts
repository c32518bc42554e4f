import type { ErrorCode } from "@tribun/domain";
import type { Team } from "../teams.ts";
import { Problem, type ProblemFacts } from "./problem.ts";

/**
 * A club offers what it has, whatever a caller names.
 * @throws Problem of this code in a club that has switched this off
 */
export function requireCapability(
  { capabilities }: Pick<Team, "capabilities">,
  capability: keyof Team["capabilities"],
  code: ErrorCode,
  facts?: ProblemFacts,
): void {
  if (!capabilities[capability]) throw new Problem(code, facts);
}
