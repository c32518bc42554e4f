import { expect, test } from "vitest";
import { sampleParcel } from "../../testing/samples.ts";
import { cardStage } from "./card-stage.ts";

test("a card from a shop is at hand until the network has met it", () => {
  const at = Date.parse("2026-11-21T10:00:00Z");
  expect(cardStage({ shopCard: { iccidMasked: "8949", inUse: false } }, at)).toBe("atHand");
  expect(cardStage({ shopCard: { iccidMasked: "8949", inUse: true } }, at)).toBe("inUse");
});

test.each([
  ["packing", undefined, "2026-11-21T10:00:00Z"],
  ["onItsWay", sampleParcel, "2026-11-21T10:00:00Z"],
  ["onItsWay", sampleParcel, "2026-11-25T22:59:59Z"],
  ["late", sampleParcel, "2026-11-25T23:00:00Z"],
  ["inUse", { ...sampleParcel, inUse: true }, "2026-11-21T10:00:00Z"],
  ["inUse", { ...sampleParcel, inUse: true }, "2026-12-24T10:00:00Z"],
] as const)("a card is %s", (stage, parcel, at) => {
  expect(cardStage(parcel ? { parcel } : {}, Date.parse(at))).toBe(stage);
});
