import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { sepaIban } from "./bank.ts";

const rules = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.map((issue) => issue.message) ?? [];

describe("IBANs", () => {
  it.each([
    "DE89 3704 0044 0532 0130 00",
    "\u202aDE89\u00a03704‑0044-0532 0130 00\u202c",
    "nl91abna0417164300",
    "AT611904300234573201",
    "FR1420041010050500013M02606",
  ])("take %s", (iban) => expect(rules(sepaIban, iban)).toEqual([]));
  it.each([
    "AL47 2121 1009 0000 0002 3569 8741",
    "MD24AG000225100013104168",
    "ME25505000012345678951",
    "MK07250120000058984",
    "RS35260005601001611379",
  ])("take %s of a country that joined SEPA lately, with the right check digits only", (iban) => {
    expect(rules(sepaIban, iban)).toEqual([]);
    expect(rules(sepaIban, `${iban.slice(0, -1)}${(Number(iban.at(-1)) + 1) % 10}`)).toContain("iban.invalid");
  });
  it.each(["TR330006100519786457841326", "XK051212012345678906", "BA391290079401028494"])(
    "explain %s, a valid account outside SEPA",
    (iban) => expect(rules(sepaIban, iban)).toEqual(["iban.notSepa"]),
  );
  it("refuse a wrong digit", () => expect(rules(sepaIban, "DE89370400440532013001")).toContain("iban.invalid"));
});
