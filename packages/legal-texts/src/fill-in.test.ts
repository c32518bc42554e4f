import { expect, it } from "vitest";
import { fillIn } from "./fill-in.ts";

it("puts every value in its place, as often as it is asked for", () => {
  expect(fillIn("An {{entity}}, {{free}}: {{entity}}", { entity: "Fırtına $1", free: "0800" })).toBe("An Fırtına $1, 0800: Fırtına $1");
});

it("leaves no gap", () => {
  expect(() => fillIn("An {{entity}}", {})).toThrow(/entity/);
});
