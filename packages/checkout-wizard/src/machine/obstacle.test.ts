import { describe, expect, it } from "vitest";
import { obstacleOf } from "./obstacle.ts";
import type { ChosenTariff } from "./order-draft.ts";

describe("obstacles", () => {
  const plain: ChosenTariff = {
    ...{ id: "t1", slug: "s", hasFormOption: false, requiresChild: false },
    ...{ requiresMainLine: false, forBusiness: false },
  };
  const business = { ...plain, forBusiness: true };
  const partner = { ...plain, requiresMainLine: true };

  it.each([
    [plain, { signedIn: false }, undefined],
    [plain, { signedIn: true, customerType: "corporate" }, undefined],
    [business, { signedIn: false }, undefined],
    [business, { signedIn: undefined }, undefined],
    [business, { signedIn: true, customerType: "corporate" }, undefined],
    [business, { signedIn: true, customerType: "private" }, "business"],
    [business, { signedIn: true, customerType: "dealer" }, "business"],
    [partner, { signedIn: undefined }, undefined],
    [partner, { signedIn: false }, "signIn"],
    [partner, { signedIn: true, customerType: "private" }, undefined],
    [partner, { signedIn: true, customerType: "private", mainLines: 0 }, "mainLine"],
    [partner, { signedIn: true, customerType: "private", mainLines: 1 }, undefined],
  ] as const)("%o for %o is %s", (chosen, buyer, obstacle) => {
    expect(obstacleOf(chosen, buyer)).toBe(obstacle);
  });
});
