import type { ErrorCode } from "@tribun/domain";
import type { Team } from "../base/teams.ts";
import { Problem, type ProblemFacts } from "../base/problem.ts";

/**
 * Refuses a call for a feature that the club has switched off.
 * @throws Problem of this code
 */
export function requireCapability(
  { capabilities }: Pick<Team, "capabilities">,
  capability: keyof Team["capabilities"],
  code: ErrorCode,
  facts?: ProblemFacts,
): void {
  if (!capabilities[capability]) throw Problem.of(code, facts);
}
