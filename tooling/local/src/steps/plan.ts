import { join } from "node:path";
import { root } from "../house.ts";

/** One thing that `npm test` does. */
export interface Step {
  readonly id: string;
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Steps that must have succeeded before, as there is nothing to look at otherwise. */
  readonly needs?: readonly string[];
  /** It runs tests, and leaves a report of them in the file that `TEST_REPORT` names. */
  readonly tests?: true;
}

// A test has one try, on CI as here: a second one hides what depends on the hour or on luck.
const reporters = ["--reporter=default", `--reporter=${join(root, "tooling/vitest/src/vitest-reporter.ts")}`];

const vitest = (id: string, title: string, project: string): Step => ({
  id,
  title,
  command: "vitest",
  args: ["run", "--project", project, ...reporters],
  tests: true,
});

/** Everything `npm test` checks, quick things first. */
export const STEPS: readonly Step[] = [
  { id: "format", title: "Formatting", command: "oxfmt", args: ["--check", "."] },
  { id: "lint", title: "Lint, with types", command: "oxlint", args: ["--type-aware", "--deny-warnings"] },
  { id: "house", title: "Rules of the house", command: "node", args: ["tooling/lint/src/check.ts"] },
  { id: "boundaries", title: "Boundaries between packages", command: "turbo", args: ["boundaries"] },
  { id: "types", title: "Types", command: "turbo", args: ["run", "typecheck", "--output-logs=errors-only"] },
  { id: "unused", title: "Unused files, exports and dependencies", command: "knip", args: [] },
  vitest("unit", "Unit tests", "unit"),
  vitest("operator", "Operator, on PostgreSQL", "operator"),
  vitest("browser", "Components, in Chromium", "browser"),
  vitest("stories", "Stories, with axe", "stories"),
  { id: "build", title: "Builds of the clubs", command: "turbo", args: ["run", "build", "--filter=./apps/*", "--output-logs=errors-only"] },
  {
    id: "hydration",
    title: "Built pages come to life without a complaint",
    command: "vitest",
    args: ["run", "--config", "tooling/vite/vitest.built.config.ts", ...reporters],
    needs: ["build"],
    tests: true,
  },
  { id: "sizes", title: "Size budgets", command: "node", args: ["tooling/vite/src/budget/check.ts"], needs: ["build"] },
  {
    id: "journeys",
    title: "Journeys, in Chromium against the real operator",
    command: "tooling/e2e/node_modules/.bin/playwright",
    args: ["test", "--config", "tooling/e2e/playwright.config.ts"],
    needs: ["build"],
    tests: true,
  },
];

/** What `npm run verify` checks beyond that. */
export const EXTRA_STEPS: readonly Step[] = [
  { id: "changesets", title: "A changeset for every change", command: "changeset", args: ["status"] },
  {
    id: "storybook",
    title: "Build of Storybook",
    command: "turbo",
    args: ["run", "build", "--filter=@tribun/storybook", "--output-logs=errors-only"],
  },
];

/**
 * The steps that words on the command line ask for; all of them without words.
 * @throws with the list of names when a word names no step
 */
export function chosen(steps: readonly Step[], words: readonly string[]): readonly Step[] {
  const unknown = words.filter((word) => !steps.some((step) => step.id === word));
  if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(", ")}. The steps: ${steps.map((step) => step.id).join(", ")}`);
  return words.length === 0 ? steps : steps.filter((step) => words.includes(step.id));
}
