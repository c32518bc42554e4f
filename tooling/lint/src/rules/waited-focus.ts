import { perLine, type Rule } from "../rule.ts";

const AT_ONCE = /\bexpect\((?:document\.activeElement|focused\(\))/;

/** The focus moves after rendering, often a frame later. A test that reads it at once sometimes fails on a slow machine. */
export const waitedFocus: Rule = {
  name: "waited-focus",
  applies: (file) => /^packages\/.*\.test\.tsx$/.test(file),
  check: (file, text) =>
    perLine("waited-focus", file, text, (line) =>
      AT_ONCE.test(line) ? "reads the focus at once: use expect.element(…).toHaveFocus() or expect.poll(…)" : undefined,
    ),
};
