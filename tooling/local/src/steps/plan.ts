/** One check of `npm test`: a turbo task, in the root or in every package that has it. */
export interface Step {
  readonly id: string;
  readonly title: string;
  /** Its name in turbo.json, which lists its inputs. While these do not change, turbo reuses the result. */
  readonly task: string;
  /** The task runs tests and writes a report of them. */
  readonly tests?: true;
}

/**
 * The checks of `npm test`: a sample, in one club. Turbo runs them in parallel where possible, and builds the checked apps first (ADR
 * 0020).
 */
export const STEPS: readonly Step[] = [
  { id: "format", title: "Formatting", task: "check:format" },
  { id: "house", title: "Rules of the house", task: "check:house" },
  { id: "boundaries", title: "Boundaries between packages", task: "check:boundaries" },
  { id: "test", title: "Units, components and the operator", task: "test", tests: true },
  { id: "stories", title: "Stories in one club", task: "stories", tests: true },
  { id: "lint", title: "Lint, with types", task: "check:lint" },
  { id: "types", title: "Types", task: "typecheck" },
  { id: "unused", title: "Unused files, exports and dependencies", task: "check:unused" },
  { id: "journeys", title: "Journeys against the real operator", task: "journeys", tests: true },
  { id: "pages", title: "Built pages, each looked at once", task: "pages", tests: true },
  { id: "sizes", title: "Size budgets", task: "sizes" },
];

/** Further checks of `npm run verify`, which also runs all others completely and in every club. */
export const EXTRA_STEPS: readonly Step[] = [
  { id: "changesets", title: "A changeset for every change", task: "check:changesets" },
  { id: "moments", title: "The same at moments that count days wrong", task: "check:moments" },
  { id: "engines", title: "Pages wake in Firefox and WebKit, where they are installed", task: "engines", tests: true },
  { id: "looks", title: "Home pages that differ without their colours", task: "looks" },
  { id: "joining", title: "A club that joins, sells, bills and leaves", task: "proof", tests: true },
  { id: "clubs", title: "Stories in every club, theme and language", task: "stories:clubs", tests: true },
  { id: "storybook", title: "Build of Storybook", task: "book" },
];

/**
 * Says what a run of `npm test` leaves to `npm run verify`.
 * @param clubs the clubs that it did not open
 */
export const leftToVerify = (clubs: readonly string[]): string =>
  `Left to npm run verify: ${clubs.length > 0 ? `${clubs.join(", ")}; ` : ""}every language, theme and width; sweeps whole; awkward dates; Firefox and WebKit; Storybook.`;

/**
 * The steps that the command line names; all of them without arguments.
 * @throws with the list of names when an argument names no step
 */
export function chosen(steps: readonly Step[], words: readonly string[]): readonly Step[] {
  const unknown = words.filter((word) => !steps.some((step) => step.id === word));
  if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(", ")}. The steps: ${steps.map((step) => step.id).join(", ")}`);
  return words.length === 0 ? steps : steps.filter((step) => words.includes(step.id));
}
