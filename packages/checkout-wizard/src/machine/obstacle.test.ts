import { TARIFF_TYPES } from "@tribun/domain";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { obstacleOf, ownTariffs, type OwnTariff } from "./obstacle.ts";
import type { ChosenTariff } from "../draft/order-draft.ts";

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

  const id: fc.Arbitrary<string> = fc.constantFrom("l", "l-12", "m", "m-12");
  const own: fc.Arbitrary<OwnTariff> = fc.record(
    {
      id,
      alternative12Id: fc.constantFrom("l-12", "m-12"),
      type: fc.constantFrom(...TARIFF_TYPES),
      status: fc.constantFrom("pending", "active", "planned", "blocked", "ended"),
    },
    { requiredKeys: ["id", "type", "status"] },
  );
  const signedIn = { signedIn: true, customerType: "private" } as const;

  it("a single or flex tariff is had once, by a line that runs, is about to or will change to it, whatever its term", () => {
    fc.assert(
      fc.property(id, fc.option(id, { nil: undefined }), fc.array(own, { maxLength: 4 }), (chosen, short, tariffs) => {
        const same = tariffs.some(
          ({ id: had, alternative12Id, type, status }) =>
            (type === "single" || type === "flex") &&
            ["pending", "active", "planned"].includes(status) &&
            ([chosen, short].includes(had) || alternative12Id === chosen),
        );
        expect(obstacleOf({ ...plain, id: chosen }, { ...signedIn, tariffs }, short)).toBe(same ? "sameTariff" : undefined);
      }),
    );
  });

  it("a line that is blocked has its tariff no more, and is still about to have the next", () => {
    const [now, next] = [
      { id: "m", type: "single" },
      { id: "l", type: "single" },
    ] as const;
    const tariffs = ownTariffs([{ tariff: now, status: "blocked", tariffChange: { tariff: next } }]);
    expect(obstacleOf({ ...plain, id: now.id }, { ...signedIn, tariffs })).toBeUndefined();
    expect(obstacleOf({ ...plain, id: next.id }, { ...signedIn, tariffs })).toBe("sameTariff");
    expect(ownTariffs([{ tariff: now, status: "active" }])).toEqual([{ ...now, status: "active" }]);
  });

  it("nothing of that is said while the lines are not known, nor of second cards and a child's", () => {
    const having = (type: OwnTariff["type"]) => [{ id: "t1", type, status: "active" }];
    expect(obstacleOf(plain, signedIn)).toBeUndefined();
    expect(obstacleOf(partner, { ...signedIn, mainLines: 1, tariffs: having("partner24") })).toBeUndefined();
    expect(obstacleOf({ ...plain, requiresChild: true }, { ...signedIn, tariffs: having("kids24") })).toBeUndefined();
  });
});
