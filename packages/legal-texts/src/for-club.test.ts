import { expect, it } from "vitest";
import { forClub } from "./for-club.ts";

const TEXT = "## 1. A\n\nTariff<jersey> and jersey</jersey>.\n\n<jersey>## 2. Jersey\n\nGoods.\n\n</jersey>## 3. B\n\nEnd";

it("keeps the words of what a club has, and no mark", () => {
  expect(forClub(TEXT, () => true)).toBe("## 1. A\n\nTariff and jersey.\n\n## 2. Jersey\n\nGoods.\n\n## 3. B\n\nEnd");
});

it("leaves out what a club has not, and numbers the sections without a gap", () => {
  expect(forClub(TEXT, (capability) => capability !== "jersey")).toBe("## 1. A\n\nTariff.\n\n## 2. B\n\nEnd");
});
