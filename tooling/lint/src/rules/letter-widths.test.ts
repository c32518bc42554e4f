import { describe, expect, test } from "vitest";
import { letterWidths } from "./letter-widths.ts";

describe("a width by letters that come late", () => {
  test.each(["max-inline-size: 60ch;", "padding: 0 1.5ex", "width: calc(2ch + 4px)", "margin: 0 -2ch", "calc(1em+.5ch)"])(
    "%s is found",
    (line) => {
      expect(letterWidths.check("packages/ui-kit/src/a.css", line)).toHaveLength(1);
    },
  );
  test.each(["max-inline-size: 38.5em;", ".a1ch { color: red }", "--step-2ch-x: 0", "--2ch: 0", "&.cap { x: y }", "transition: inset 1s"])(
    "%s is none",
    (line) => {
      expect(letterWidths.check("packages/ui-kit/src/a.css", line)).toEqual([]);
    },
  );
});
