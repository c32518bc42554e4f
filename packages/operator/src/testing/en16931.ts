import { FacturX } from "factur-x-kit";

/**
 * Rules about sums, and the library's own ones. It compares fractions of a euro without rounding and VAT to the cent, so these are checked
 * here: in cents, and VAT with the euro that CEN's rules allow, because VAT is rounded per item.
 */
const IN_CENTS = /^\[BR-(?:CO-1[0-7]|S-9|OWN-\d)\]/;
const ALLOWED_CENTS = 100;

/** Finds the rules of EN 16931 that an invoice breaks. @throws Error where an element is missing or is none of the profile's */
export async function en16931Faults(xml: string): Promise<string[]> {
  const { valid, errors = [] } = (await FacturX.fromXML(xml)).validate();
  const messages = errors.map(({ message }) => message ?? "a rule without a name");
  if (!valid && messages.length === 0) messages.push("not valid");
  return [...messages.filter((message) => !IN_CENTS.test(message)), ...sumFaults(xml)];
}

function sumFaults(xml: string): string[] {
  const all = (tag: string) =>
    [...xml.matchAll(new RegExp(`<ram:${tag}[^>]*>([^<]*)<`, "g"))].map(([, value]) => Math.round(Number(value) * 100));
  const one = (tag: string) => all(tag).at(-1) ?? 0;
  const lines = all("LineTotalAmount").slice(0, -1);
  const percent = Number(/<ram:BasisAmount>[\s\S]*?<ram:RateApplicablePercent>([^<]*)</.exec(xml)?.[1] ?? 0);
  const sums: [string, boolean][] = [
    ["BR-CO-10", lines.reduce((sum, line) => sum + line, 0) === one("LineTotalAmount")],
    ["BR-CO-13", one("TaxBasisTotalAmount") === one("LineTotalAmount")],
    ["BR-CO-14", one("TaxTotalAmount") === one("CalculatedAmount")],
    ["BR-CO-15", one("GrandTotalAmount") === one("TaxBasisTotalAmount") + one("TaxTotalAmount")],
    ["BR-CO-16", one("DuePayableAmount") === one("GrandTotalAmount") - one("TotalPrepaidAmount")],
    ["BR-CO-17", Math.abs(one("CalculatedAmount") - (one("BasisAmount") * percent) / 100) <= ALLOWED_CENTS],
  ];
  return sums.flatMap(([rule, holds]) => (holds ? [] : [rule]));
}
