import { expect, test } from "vitest";
import { stateIn } from "./club-builds.ts";

test("a build's output tells how far it is, whatever else it says", () => {
  expect(stateIn("25 of 400 documents drawn")).toBe("25 of 400 documents drawn");
  expect(stateIn("\u001B[32m400 of 400 documents drawn")).toBe("compressing");
  expect(stateIn("vite v8 building client environment for production...")).toBeUndefined();
});
