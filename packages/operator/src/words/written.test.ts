import { taxed } from "@tribun/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { euros, price, taxedPrice, writtenDay, writtenWeekday } from "./written.ts";

test("money and days as readers of each language write them", () => {
  expect(euros(123456, "de")).toBe("1.234,56 €");
  expect(euros(-500, "tr")).toBe("-5,00 €");
  expect(writtenDay("2026-11-03", "de")).toBe("3. November 2026");
  expect(writtenDay("2026-11-03", "tr")).toBe("3 Kasım 2026");
  expect(writtenWeekday("2026-11-05", "de")).toBe("Do., 5. November");
});

test("a business reads net beside gross, a consumer does not", () => {
  expect(price(1999, "de", true)).toBe("19,99 € (netto 16,80 €)");
  expect(taxedPrice(3499, "tr", true)).toBe("34,99 €, %19 KDV dahil (KDV hariç 29,40 €)");
  expect(taxedPrice(3499, "de", false)).toBe("34,99 € inkl. 19 % MwSt.");
  expect(price(1999, "tr", false)).toBe("19,99 €");
  expect(price(0, "de", true)).toBe("0,00 €");
});

test("the net price is the one of invoices, to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (cents) => {
      fc.pre(cents !== 0);
      expect(price(cents, "de", true)).toContain(`netto ${euros(taxed(cents).netCents, "de")}`);
    }),
  );
});
