import { makeIccid } from "@tribun/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { EMPTY_DRAFT } from "../draft/order-draft.ts";
import { cardIn, cardInUse, isSimDecided, simName, withSim, typeCard } from "./sim-choice.ts";

const card = fc.integer({ min: 0, max: 999_999_999_999 }).map(makeIccid);

test("a card from a shop stays while the fan looks at the others, and counts for none of them", () => {
  const typed = { ...withSim(EMPTY_DRAFT, "shop"), shopCard: { typed: "8949" } };
  expect(withSim(typed, "esim")).toMatchObject({ simType: "esim", shopCard: { typed: "8949" } });
  expect(withSim(withSim(typed, "esim"), "shop")).toMatchObject({ simType: "physical", shopCard: { typed: "8949" } });
  const posted = withSim(typed, "physical");
  expect(cardInUse(typed)).toEqual({ typed: "8949" });
  for (const other of [posted, withSim(typed, "esim"), withSim(EMPTY_DRAFT, "physical")]) expect(cardInUse(other)).toBeUndefined();
  expect(simName(posted)).toBe("physical");
  expect(isSimDecided(posted)).toBe(true);
  expect(withSim(posted, "shop")).toEqual(typed);
});

test("what the operator said holds for the same digits, however they are written, and for no others", () => {
  fc.assert(
    fc.property(card, card, (iccid, other) => {
      const checked = { typed: iccid, checked: iccid };
      expect(typeCard(checked, iccid.replace(/(.{4})/g, "$1 "))).toHaveProperty("checked", iccid);
      if (other !== iccid) expect(typeCard(checked, other)).toEqual({ typed: other });
    }),
  );
});

test("a card that nobody has looked at decides nothing", () => {
  expect(isSimDecided({})).toBe(false);
  expect(isSimDecided({ simType: "esim", shopCard: { typed: "8949" } })).toBe(true);
  expect(isSimDecided({ simType: "physical" })).toBe(true);
  expect(isSimDecided({ simType: "physical", shopCard: { typed: "8949" } })).toBe(false);
  expect(isSimDecided({ simType: "physical", shopCard: { typed: "1", checked: "1" } })).toBe(true);
});

test("a card is found in what a camera reads, whatever stands round it, and never a wrong one", () => {
  fc.assert(
    fc.property(card, fc.constantFrom("", "ICCID:", "SIM "), fc.constantFrom("", "F", " PUK"), (iccid, before, after) => {
      expect(cardIn(`${before}${iccid}${after}`)).toBe(iccid);
    }),
  );
  expect(cardIn("8949990000190700016")).toBeUndefined();
  expect(cardIn("https://example.com")).toBeUndefined();
});
