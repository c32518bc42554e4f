import { expect, test } from "vitest";
import { ADDRESS, JOINER, tied } from "./tied.ts";

/** Shows each joiner as | and each non-breaking space as ~. */
const shown = (text: string) => tied(text).replaceAll(JOINER, "|").replaceAll("\u00a0", "~");

test.each([
  ["Rechnung R1-2026-000007", "Rechnung R1|-|2026|-|000007"],
  ["03.11.–30.11.2026", "03.11.|–|30.11.2026"],
  ["Mandatsreferenz R4-2026-000012-ABCDEF.", "Mandatsreferenz R4|-|2026|-|000012|-|ABCDEF."],
  ["bis 64 kbit/s", "bis 64~kbit|/|s"],
  ["weniger: -10,00 €", "weniger: |-|10,00~€"],
  ["SEPA DE89 •••• 3000", "SEPA DE89~••••~3000"],
  ["DE89 3704 0044 0532 0130 00", "DE89~3704~0044~0532~0130~00"],
  ["an hallo@kanarya-mobil.example oder", "an hallo@kanarya|-|mobil.example oder"],
  ["unter http://localhost:1907/dashboard", "unter http|:||/||/|localhost|:|1907|/|dashboard"],
  ["E-Mail und SIM-Karte – so", "E-Mail und SIM-Karte – so"],
])("%s", (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each([
  ["unter http://localhost:1907/dashboard/bills, per E-Mail", ["http://localhost:1907/dashboard/bills"]],
  ["Schreib an hallo@kanarya-mobil.example.", ["hallo@kanarya-mobil.example"]],
  ["(https://a.example/b) und c@d", ["https://a.example/b"]],
])("finds the addresses in: %s", (text, expected) => {
  expect(text.match(ADDRESS)).toEqual(expected);
});
