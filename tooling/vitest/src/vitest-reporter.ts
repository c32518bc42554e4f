import type { Reporter, TestCase, TestModule } from "vitest/node";
import { writeReport, type Failure } from "./report.ts";

const UNKNOWN = "failed without a message";
const titleOf = (test: TestCase): string => `${test.module.relativeModuleId} › ${test.fullName}`;

const failureOf = (test: TestCase): Failure => ({ title: titleOf(test), message: test.result().errors?.at(-1)?.message ?? UNKNOWN });

function failuresOf(module: TestModule): Failure[] {
  const broken = [...module.errors()].map((error) => ({ title: module.relativeModuleId, message: error.message }));
  const suites = [...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => ({ title: `${module.relativeModuleId} › ${suite.fullName}`, message: error.message })),
  );
  const tests = [...module.children.allTests("failed")].map(failureOf);
  return [...broken, ...suites, ...tests];
}

/** Writes the result of vitest's tests. An error outside a test and a file that cannot be loaded count as failures. */
// oxlint-disable-next-line import/no-default-export -- vitest loads a reporter by its default export
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { readonly message: string }[]): void {
    const passed = modules.flatMap((module) => [...module.children.allTests("passed")]);
    writeReport({
      passed: passed.length,
      secondTries: passed.filter((test) => test.diagnostic()?.flaky).map(titleOf),
      failures: [...modules.flatMap(failuresOf), ...unhandled.map(({ message }) => ({ title: "an error outside any test", message }))],
    });
  }
}
