import fc from "fast-check";
import { expect, test } from "vitest";
import { isEid, isIccid, makeIccid, maskIccid } from "./card-numbers.ts";
import { appleInstallUrl, buildLpa, parseLpa } from "./lpa.ts";

test("the checked samples pass", () => {
  expect(isIccid("8949990000190700015")).toBe(true);
  expect(isIccid("8949 9900 0019 0700 015")).toBe(true);
  expect(isEid("89049999000000000000000000019012")).toBe(true);
  expect(maskIccid("8949990000190700015")).toBe("8949 •••• •••• 0015");
});

test("made ICCIDs pass, and one wrong digit is noticed", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999_999 }),
      fc.integer({ min: 2, max: 18 }),
      fc.integer({ min: 1, max: 9 }),
      (n, at, by) => {
        const iccid = makeIccid(n);
        expect(iccid).toHaveLength(19);
        expect(isIccid(iccid)).toBe(true);
        const wrong = `${iccid.slice(0, at)}${(Number(iccid[at]) + by) % 10}${iccid.slice(at + 1)}`;
        expect(isIccid(wrong)).toBe(false);
      },
    ),
  );
});

test("one wrong digit of an EID is noticed", () => {
  const eid = "89049999000000000000000000019012";
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 31 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      expect(isEid(`${eid.slice(0, at)}${(Number(eid[at]) + by) % 10}${eid.slice(at + 1)}`)).toBe(false);
    }),
  );
});

test("an activation code survives being written and read", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Z0-9-]{1,20}$/),
      fc.boolean(),
      fc.option(fc.stringMatching(/^[0-9.]{3,10}$/), { nil: undefined }),
      (id, asks, oid) => {
        const code = {
          smdpAddress: "smdp.example.com",
          matchingId: id,
          ...(oid !== undefined && { oid }),
          ...(asks && { confirmationRequired: true }),
        };
        expect(parseLpa(buildLpa(code))).toEqual(code);
      },
    ),
  );
});

test("what is no activation code is none", () => {
  expect(parseLpa("LPA:1$smdp.example.com$ABC-1")).toEqual({ smdpAddress: "smdp.example.com", matchingId: "ABC-1" });
  for (const text of ["", "LPA:2$a$b", "LPA:1$", "LPA:1$a b$C", "LPA:1$a$b c", "LPA:1$a$B$$2", "LPA:1$a$B$$1$x"])
    expect(parseLpa(text)).toBeUndefined();
  expect(() => buildLpa({ smdpAddress: "a$b", matchingId: "X" })).toThrow(RangeError);
  expect(appleInstallUrl("LPA:1$a.b$C")).toContain("carddata=LPA%3A1%24a.b%24C");
});
