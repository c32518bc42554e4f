import type { FullConfig, Reporter, Suite, TestCase, TestError } from "@playwright/test/reporter";
import { writeReport, type Failure } from "@tribun/vitest-config/report";
import { LAST_SEEN } from "./last-seen.ts";

const titleOf = (test: TestCase): string => test.titlePath().filter(Boolean).join(" › ");

const failureOf = (test: TestCase): Failure => {
  const result = test.results.at(-1);
  const seen = result?.attachments.find(({ name }) => name === LAST_SEEN)?.body?.toString() ?? "";
  const [what = "", ...log] = (result?.error?.message ?? "failed without a message").split(/\n+(?=Call log:)/);
  // The state of the page comes before the long call log, because a summary shows only the first lines.
  return { title: titleOf(test), message: [what, seen, ...log].filter(Boolean).join("\n\n") };
};

/** Writes the result of Playwright's journeys for `npm test` and `npm run verify`. */
// oxlint-disable-next-line import/no-default-export -- Playwright loads a reporter by its default export
export default class JourneyReporter implements Reporter {
  #suite: Suite | undefined;
  readonly #outside: Failure[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onError(error: TestError): void {
    this.#outside.push({ title: "an error outside any journey", message: error.message ?? "" });
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const ended = (outcome: ReturnType<TestCase["outcome"]>) => tests.filter((test) => test.outcome() === outcome);
    writeReport({
      passed: ended("expected").length + ended("flaky").length,
      secondTries: ended("flaky").map(titleOf),
      failures: [...this.#outside, ...ended("unexpected").map(failureOf)],
    });
  }

  printsToStdio(): boolean {
    return false;
  }
}
