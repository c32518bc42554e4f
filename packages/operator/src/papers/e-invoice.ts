import type { Invoice } from "@e-invoice-eu/core";
import { CREDITOR_ID, germanDay, totalOf, VAT_RATE_PERCENT, type Language } from "@tribun/domain";
import type { InvoiceItemRow, InvoiceRow } from "../db/schema/billing.ts";
import { bySubjectToVat } from "../ledger/untaxed.ts";
import type { Team } from "../base/teams.ts";
import type { EmbeddedXml } from "./set/ua-document.ts";
import { noVatLines } from "./no-vat-lines.ts";
import { buyerParty, printable, sellerParty } from "./e-invoice-parties.ts";

const CURRENCY = "EUR";
const SCHEME = { "cac:TaxScheme": { "cbc:ID": "VAT" } } as const;
/** UNTDID 5305: the standard rate, and "not subject to VAT", which has a reason instead of a rate (BR-O-05, BR-O-10). */
const STANDARD = { "cbc:ID": "S", "cbc:Percent": String(VAT_RATE_PERCENT), ...SCHEME } as const;
const NOT_SUBJECT = { "cbc:ID": "O", ...SCHEME } as const;
const NOT_SUBJECT_CODE = "VATEX-EU-O";
/** UNTDID 1001 */
const INVOICE = "380";
const CREDIT_NOTE = "381";
/** UNTDID 4461: SEPA direct debit, and an undefined means of payment. */
const DIRECT_DEBIT = "59";
const UNDEFINED_MEANS = "1";
/** UN/ECE Recommendation 20: pieces, and for use outside the tariff minutes and gigabytes. */
const PIECE = "C62";
const UNITS = new Map<string, "MIN" | "E34">([
  ["usage.voice", "MIN"],
  ["usage.data", "E34"],
]);
/** The name that Factur-X and ZUGFeRD fix for the file inside the PDF. */
const FILE = "factur-x.xml";

/**
 * Builds the invoice as a structured document of EN 16931 in the syntax of UN/CEFACT (L12), for businesses. It has the same items, sums and
 * days as the PDF.
 *
 * Compensation for damage is not subject to VAT (category O), and neither is a claim whose VAT another invoice has shown. No document may
 * mix category O with another one (BR-O-11 to BR-O-14). On a bill these items are therefore no lines: lines and sums cover the services
 * only. Compensation reduces the amount due as a prepaid amount (BT-113), and a claim raises it in the same way with the other sign; a note
 * (BT-22) gives the reason of each. If nothing else is left, the whole document is category O and names no VAT id (BR-O-02).
 */
export async function eInvoice(invoice: InvoiceRow, items: readonly InvoiceItemRow[], team: Team): Promise<EmbeddedXml> {
  service ??= load();
  const { format, validate } = await service;
  const document = validate(documentOf(invoice, items, team));
  format.fillInvoiceDefaults(document);
  const xml = await format.generate(document, { format: "CII", lang: invoice.language, noWarnings: true });
  const text = typeof xml === "string" ? xml : new TextDecoder().decode(xml);
  return { content: new TextEncoder().encode(completed(text, invoice)), name: FILE };
}

/**
 * Adds what the library leaves out: the creditor of a direct debit (BT-90), which it takes from a payee with a name of its own only (BR-17),
 * and the invoice that a correction corrects (BT-25, BT-26), which it looks for in the wrong place.
 */
function completed(xml: string, invoice: InvoiceRow): string {
  const { corrects } = invoice.facts;
  const creditor = `\n\t\t\t<ram:CreditorReferenceID>${CREDITOR_ID}</ram:CreditorReferenceID>`;
  const named = mandateOf(invoice) === undefined ? xml : xml.replace("<ram:ApplicableHeaderTradeSettlement>", `$&${creditor}`);
  if (!corrects) return named;
  const day = `<qdt:DateTimeString format="102">${corrects.issuedOn.replaceAll("-", "")}</qdt:DateTimeString>`;
  const before = `<ram:IssuerAssignedID>${corrects.number}</ram:IssuerAssignedID><ram:FormattedIssueDateTime>${day}</ram:FormattedIssueDateTime>`;
  const reference = `\n\t\t\t<ram:InvoiceReferencedDocument>${before}</ram:InvoiceReferencedDocument>`;
  return named.replace("</ram:SpecifiedTradeSettlementHeaderMonetarySummation>", `$&${reference}`);
}

const mandateOf = ({ facts }: InvoiceRow): string | undefined => (facts.waived ? undefined : facts.collection?.mandateReference);

let service: ReturnType<typeof load> | undefined;

/**
 * Loads the library when a business needs a document, because it contains a spreadsheet reader that no other fan needs. The library's own
 * service would compile its schema for each document, which takes a second of processor time.
 */
async function load() {
  const { FormatFactoryService, invoiceSchema, ValidationService } = await import("@e-invoice-eu/core");
  const { Ajv2019 } = await import("ajv/dist/2019.js");
  const quiet = { log: () => undefined, warn: () => undefined, error: () => undefined };
  const format = new FormatFactoryService().createFormatService("CII", quiet);
  const schema = structuredClone(invoiceSchema);
  format.patchSchema(schema);
  const check = new Ajv2019({ strict: true, allErrors: true }).compile(schema);
  const validation = new ValidationService(quiet);
  return { format, validate: (document: Invoice) => validation.validate("invoice data", check, document) };
}

function documentOf(invoice: InvoiceRow, items: readonly InvoiceItemRow[], team: Team): Invoice {
  const { taxed, untaxed } = bySubjectToVat(items);
  const isTaxed = taxed.length > 0;
  const category = isTaxed ? STANDARD : NOT_SUBJECT;
  const noVat = noVatLines(untaxed, invoice.language);
  // A credit note's type states that the money goes the other way, so its sums are positive.
  const isCredit = invoice.kind === "credit";
  const sign = isCredit ? -1 : 1;
  const shown = isTaxed ? taxed : untaxed;
  const sums = totalOf(shown);
  const [grossCents, netCents, vatCents] = [sign * sums.grossCents, sign * sums.netCents, sign * sums.vatCents];
  const [first, ...more] = shown.map((item) => line({ ...item, netCents: sign * item.netCents }, invoice.language, category));
  if (!first) throw new RangeError(`${invoice.number} has no items`);
  const setOff = isTaxed ? -sign * totalOf(untaxed).grossCents : 0;
  const prepaid = invoice.kind === "receipt" ? grossCents : setOff;
  const reason = isTaxed ? {} : { "cbc:TaxExemptionReasonCode": NOT_SUBJECT_CODE, "cbc:TaxExemptionReason": noVat.join(" ") };
  const subtotal = {
    ...amount("cbc:TaxableAmount", netCents),
    ...amount("cbc:TaxAmount", vatCents),
    "cac:TaxCategory": { ...category, ...reason },
  };
  return {
    "ubl:Invoice": {
      "cbc:CustomizationID": "urn:cen.eu:en16931:2017",
      "cbc:ID": invoice.number,
      "cbc:IssueDate": germanDay(invoice.issuedAt.getTime()),
      "cbc:DueDate": invoice.dueDate,
      "cbc:InvoiceTypeCode": isCredit ? CREDIT_NOTE : INVOICE,
      // One note, because the library would write several as one note with several texts, which CII does not have.
      ...(untaxed.length > 0 && { "cbc:Note": [noVat.join(" ")] }),
      "cbc:DocumentCurrencyCode": CURRENCY,
      "cac:InvoicePeriod": { "cbc:StartDate": invoice.periodFrom, "cbc:EndDate": invoice.periodTo },
      "cac:AccountingSupplierParty": { "cac:Party": sellerParty(team, isTaxed) },
      "cac:AccountingCustomerParty": { "cac:Party": buyerParty(invoice, isTaxed) },
      "cac:Delivery": { "cbc:ActualDeliveryDate": invoice.periodTo },
      "cac:PaymentMeans": [paymentMeans(invoice)],
      "cac:TaxTotal": [{ ...amount("cbc:TaxAmount", vatCents), "cac:TaxSubtotal": [subtotal] }],
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

/** An amount with its currency, in the format's JSON notation for attributes. */
function amount<const N extends string>(name: N, cents: number): Record<N, string> & Record<`${N}@currencyID`, typeof CURRENCY> {
  const value = (cents / 100).toFixed(2);
  const pair = { [name]: value, [`${name}@currencyID`]: CURRENCY };
  if (!isAmount(name, pair)) throw new TypeError(name);
  return pair;
}

function isAmount<N extends string>(name: N, pair: object): pair is Record<N, string> & Record<`${N}@currencyID`, typeof CURRENCY> {
  return name in pair && `${name}@currencyID` in pair;
}

function paymentMeans(invoice: InvoiceRow) {
  const { number } = invoice;
  const mandate = mandateOf(invoice);
  if (mandate === undefined) return { "cbc:PaymentMeansCode": UNDEFINED_MEANS, "cbc:PaymentID": number } as const;
  return { "cbc:PaymentMeansCode": DIRECT_DEBIT, "cbc:PaymentID": number, "cac:PaymentMandate": { "cbc:ID": mandate } } as const;
}

/**
 * One item. A credit has a negative quantity, because a price is never negative (BR-27). The price is that of the whole quantity (BT-149), so
 * that it is exact.
 */
function line(item: InvoiceItemRow, language: Language, category: typeof STANDARD | typeof NOT_SUBJECT) {
  const { position, kind, label, netCents } = item;
  const quantity = Math.max(1, item.quantity);
  const unit = UNITS.get(kind) ?? PIECE;
  return {
    "cbc:ID": String(position),
    "cbc:InvoicedQuantity": String(netCents < 0 ? -quantity : quantity),
    "cbc:InvoicedQuantity@unitCode": unit,
    ...amount("cbc:LineExtensionAmount", netCents),
    "cac:Item": { "cbc:Name": printable(label[language]), "cac:ClassifiedTaxCategory": category },
    "cac:Price": {
      ...amount("cbc:PriceAmount", Math.abs(netCents)),
      "cbc:BaseQuantity": String(quantity),
      "cbc:BaseQuantity@unitCode": unit,
    },
  } as const;
}
