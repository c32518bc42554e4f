import { DAY_MS } from "@tribun/domain";
import type { TestOperator } from "./index.ts";

/** Advances the clock by days in steps and runs the jobs after each step. */
export async function passDays(operator: TestOperator, days: number, stepsADay = 1): Promise<void> {
  for (let step = 0; step < days * stepsADay; step++) {
    operator.clock.advance({ seconds: DAY_MS / 1000 / stepsADay });
    await operator.runJobs();
  }
}

/** Advances the clock by days at once, then runs the due jobs and those that follow. */
export async function jumpDays(operator: TestOperator, days: number): Promise<void> {
  for (const seconds of [(days * DAY_MS) / 1000, 1]) {
    operator.clock.advance({ seconds });
    await operator.runJobs();
  }
}
