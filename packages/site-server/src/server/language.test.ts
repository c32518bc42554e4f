import fc from "fast-check";
import { test } from "vitest";
import { negotiate } from "./language.ts";

test("whatever a browser sends, the answer is one of our languages", () => {
  fc.assert(
    fc.property(fc.option(fc.string()), fc.string(), (cookie, accept) =>
      ["de", "tr"].includes(negotiate(cookie ?? undefined, accept, "de")),
    ),
  );
});
