import type { Invoice } from "@e-invoice-eu/core";
import { germanDay, VAT_RATE_PERCENT } from "@tribun/domain";
import type { InvoiceItemRow, InvoiceRow } from "../../db/schema/billing.ts";
import type { Team } from "../../teams.ts";
import type { EmbeddedXml } from "./invoice-pdf.ts";
import { sellerOf } from "./seller.ts";

const CURRENCY = "EUR";
const VAT = { "cbc:ID": "S", "cbc:Percent": String(VAT_RATE_PERCENT), "cac:TaxScheme": { "cbc:ID": "VAT" } } as const;
/** UNTDID 1001 */
const INVOICE = "380";
const CREDIT_NOTE = "381";
/** UNTDID 4461: a direct debit by mandate, and a means that is not defined. */
const DIRECT_DEBIT = "59";
const UNDEFINED_MEANS = "1";
/** UN/ECE Recommendation 20: one piece. */
const PIECE = "C62";

/**
 * The invoice as a structured document of EN 16931 in the syntax of UN/CEFACT (L12), for businesses. It says the same as the
 * PDF: the same items, sums and days.
 */
export async function eInvoice(invoice: InvoiceRow, items: readonly InvoiceItemRow[], team: Team): Promise<EmbeddedXml> {
  // Loaded when a business wants one, because it brings a spreadsheet reader that nobody else needs.
  const { InvoiceService } = await import("@e-invoice-eu/core");
  const quiet = { log: () => undefined, warn: () => undefined, error: () => undefined };
  const xml = await new InvoiceService(quiet).generate(document(invoice, items, team), {
    format: "CII",
    lang: invoice.language,
    noWarnings: true,
  });
  return { content: typeof xml === "string" ? new TextEncoder().encode(xml) : xml, name: `${invoice.number}.xml` };
}

function document(invoice: InvoiceRow, items: readonly InvoiceItemRow[], team: Team): Invoice {
  // A credit note says by its type that the money goes the other way, and its sums are positive.
  const isCredit = invoice.kind === "credit";
  const sign = isCredit ? -1 : 1;
  const [grossCents, netCents, vatCents] = [sign * invoice.grossCents, sign * invoice.netCents, sign * invoice.vatCents];
  const [first, ...more] = items.map((item) => line({ ...item, netCents: sign * item.netCents }, invoice.language));
  if (!first) throw new RangeError(`${invoice.number} has no items`);
  const prepaid = invoice.kind === "receipt" ? grossCents : 0;
  return {
    "ubl:Invoice": {
      "cbc:CustomizationID": "urn:cen.eu:en16931:2017",
      "cbc:ID": invoice.number,
      "cbc:IssueDate": germanDay(invoice.issuedAt.getTime()),
      "cbc:DueDate": invoice.dueDate,
      "cbc:InvoiceTypeCode": isCredit ? CREDIT_NOTE : INVOICE,
      "cbc:DocumentCurrencyCode": CURRENCY,
      "cac:InvoicePeriod": { "cbc:StartDate": invoice.periodFrom, "cbc:EndDate": invoice.periodTo },
      "cac:AccountingSupplierParty": { "cac:Party": sellerParty(team) },
      "cac:AccountingCustomerParty": { "cac:Party": buyerParty(invoice) },
      "cac:Delivery": { "cbc:ActualDeliveryDate": invoice.periodTo },
      "cac:PaymentMeans": [paymentMeans(invoice)],
      "cac:TaxTotal": [
        {
          ...amount("cbc:TaxAmount", vatCents),
          "cac:TaxSubtotal": [{ ...amount("cbc:TaxableAmount", netCents), ...amount("cbc:TaxAmount", vatCents), "cac:TaxCategory": VAT }],
        },
      ],
      "cac:LegalMonetaryTotal": {
        ...amount("cbc:LineExtensionAmount", netCents),
        ...amount("cbc:TaxExclusiveAmount", netCents),
        ...amount("cbc:TaxInclusiveAmount", grossCents),
        ...(prepaid === 0 ? {} : amount("cbc:PrepaidAmount", prepaid)),
        ...amount("cbc:PayableAmount", grossCents - prepaid),
      },
      "cac:InvoiceLine": [first, ...more],
    },
  };
}

/** A sum with its currency, as the format's JSON writes attributes. */
function amount<const N extends string>(name: N, cents: number): Record<N, string> & Record<`${N}@currencyID`, typeof CURRENCY> {
  const value = (cents / 100).toFixed(2);
  const pair = { [name]: value, [`${name}@currencyID`]: CURRENCY };
  if (!isAmount(name, pair)) throw new TypeError(name);
  return pair;
}

function isAmount<N extends string>(name: N, pair: object): pair is Record<N, string> & Record<`${N}@currencyID`, typeof CURRENCY> {
  return name in pair && `${name}@currencyID` in pair;
}

function sellerParty(team: Team): Invoice["ubl:Invoice"]["cac:AccountingSupplierParty"]["cac:Party"] {
  const { name, street, city, postalCode, vatId, phone, email } = sellerOf(team);
  return {
    "cbc:EndpointID": email,
    "cbc:EndpointID@schemeID": "EM",
    "cac:PostalAddress": address(street, postalCode, city),
    "cac:PartyTaxScheme": [{ "cbc:CompanyID": vatId, "cac:TaxScheme": { "cbc:ID": "VAT" } }],
    "cac:PartyLegalEntity": { "cbc:RegistrationName": name },
    "cac:Contact": { "cbc:Name": team.name, "cbc:Telephone": phone, "cbc:ElectronicMail": email },
  };
}

function buyerParty(invoice: InvoiceRow): Invoice["ubl:Invoice"]["cac:AccountingCustomerParty"]["cac:Party"] {
  const { name, companyName, vatId, street, houseNumber, postalCode, city, email } = invoice.facts.recipient;
  return {
    "cbc:EndpointID": email,
    "cbc:EndpointID@schemeID": "EM",
    "cac:PostalAddress": address(`${street} ${houseNumber}`, postalCode, city),
    ...(vatId !== undefined && { "cac:PartyTaxScheme": { "cbc:CompanyID": vatId, "cac:TaxScheme": { "cbc:ID": "VAT" as const } } }),
    "cac:PartyLegalEntity": { "cbc:RegistrationName": printable(companyName ?? name) },
    "cac:Contact": { "cbc:Name": printable(name), "cbc:ElectronicMail": email },
  };
}

function address(street: string, postalCode: string, city: string) {
  const country = { "cbc:IdentificationCode": "DE" as const };
  return { "cbc:StreetName": printable(street), "cbc:CityName": printable(city), "cbc:PostalZone": postalCode, "cac:Country": country };
}

function paymentMeans({ facts, number }: InvoiceRow) {
  const mandate = facts.collection?.mandateReference;
  if (mandate === undefined) return { "cbc:PaymentMeansCode": UNDEFINED_MEANS, "cbc:PaymentID": number } as const;
  return { "cbc:PaymentMeansCode": DIRECT_DEBIT, "cbc:PaymentID": number, "cac:PaymentMandate": { "cbc:ID": mandate } } as const;
}

/** One item. A credit is a negative quantity, because a price is never negative (BR-27); how many there were stands in the name. */
function line({ position, label, quantity, netCents }: InvoiceItemRow, language: "de" | "tr") {
  const name = printable(label[language]);
  return {
    "cbc:ID": String(position),
    "cbc:InvoicedQuantity": netCents < 0 ? "-1" : "1",
    "cbc:InvoicedQuantity@unitCode": PIECE,
    ...amount("cbc:LineExtensionAmount", netCents),
    "cac:Item": { "cbc:Name": quantity === 1 ? name : `${quantity} × ${name}`, "cac:ClassifiedTaxCategory": VAT },
    "cac:Price": amount("cbc:PriceAmount", Math.abs(netCents)),
  } as const;
}

/** XML has no place for control characters. */
const printable = (text: string): string => text.replace(/\p{Cc}/gu, " ");
