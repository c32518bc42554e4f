import { DAY_MS } from "@tribun/domain";
import type { TestOperator } from "./index.ts";

/** Lets days pass in steps, with the jobs of each carried out at its end. */
export async function passDays(operator: TestOperator, days: number, stepsADay = 1): Promise<void> {
  for (let step = 0; step < days * stepsADay; step++) {
    operator.clock.advance({ seconds: DAY_MS / 1000 / stepsADay });
    await operator.runJobs();
  }
}

/** Jumps over days at once, and lets what is due then be done, and what follows from it. */
export async function jumpDays(operator: TestOperator, days: number): Promise<void> {
  for (const seconds of [(days * DAY_MS) / 1000, 1]) {
    operator.clock.advance({ seconds });
    await operator.runJobs();
  }
}
