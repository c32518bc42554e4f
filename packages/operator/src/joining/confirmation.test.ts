import { type OrderInput, tariffIntent } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { messages } from "../db/schema/operations.ts";
import { users } from "../db/schema/users.ts";
import { listMessages } from "../sandbox/messages.ts";
import { clubOf } from "../base/clubs/clubs.ts";
import { type As, createTestOperator, type TestOperator } from "../testing/index.ts";
import { heldNumber, newShopper, orderInput, placedOrder, submitCheckout, withSummary } from "../testing/orders.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { pdfUaFaults } from "../testing/pdf-ua/pdf-ua.ts";
import { paidPort } from "../testing/portings.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());
beforeEach(async () => {
  await operator.deps.db.delete(messages);
});

const BARE = { planId: "jersey-fan", size: "L", model: "home", style: "striped" } as const;
const PRINTED = { ...BARE, size: "XL", name: "ışıl", number: 19 } as const;

/** The mail that confirms the contract, and its attachments by name, each checked for accessibility. */
async function confirmation(subject: RegExp) {
  const mails = await listMessages(operator.deps.db, { to: "elif@example.com", channel: "mail" });
  const mail = mails.find((found) => subject.test(found.subject ?? ""));
  if (!mail) throw new Error(`no mail ${String(subject)} among ${mails.map((found) => found.subject).join(", ")}`);
  const files = new Map<string, string>();
  for (const { fileName, contentType, base64 } of mail.attachments) {
    const bytes = Buffer.from(base64, "base64");
    expect(contentType).toBe("application/pdf");
    expect(pdfUaFaults(bytes), fileName).toEqual([]);
    // <club>_<kind>_<more>.pdf
    expect(fileName).toMatch(/^\p{L}+-Mobil_[\p{L}-]+(?:_[\p{L}-]+)?\.pdf$/u);
    files.set(`${fileName.split(/[_.]/)[1] ?? ""}.pdf`, pdfText(bytes).replaceAll(/\s+/g, " "));
  }
  return { body: mail.body, files };
}

/** Places and pays an order, and reads the mail sent once its line is open. */
async function confirmed(overrides: Partial<OrderInput>, as: As = {}) {
  const { intent } = await placedOrder(operator, overrides, as);
  await submitCheckout(operator, intent.checkoutId);
  await operator.runJobs();
  return confirmation(/aktiv|Hattın açıldı|unterwegs|SIM kartın yolda/);
}

/** Like `confirmed`, for a company. */
async function confirmedForBusiness(overrides: Partial<OrderInput>, language: 0 | 1) {
  const shopper = await newShopper(operator, { language });
  await operator.deps.db.update(users).set({ customerType: "corporate" }).where(eq(users.phone, shopper.phone));
  const number = await heldNumber(operator, shopper.as);
  const input = await withSummary(operator, orderInput(shopper, number, overrides), shopper.as);
  const intent = await operator.call(tariffIntent, { body: input }, shopper.as);
  const page = await (await operator.request(`/c/${intent.checkoutId}`)).text();
  await submitCheckout(operator, intent.checkoutId);
  await operator.runJobs();
  return { ...(await confirmation(/aktiv|Hattın açıldı|unterwegs|SIM kartın yolda/)), page };
}

describe("the confirmation of a contract carries its documents (§ 312f BGB, § 54 TKG)", () => {
  test("all of them for a consumer, in German, with the seller's name and address", async () => {
    const { body, files } = await confirmed({});
    expect([...files.keys()]).toEqual([
      "Vertragszusammenfassung.pdf",
      "Produktinformationsblatt.pdf",
      "Preisliste.pdf",
      "AGB.pdf",
      "Widerrufsbelehrung.pdf",
    ]);
    const { name, address, email } = clubOf(1).provider;
    for (const file of ["AGB.pdf", "Widerrufsbelehrung.pdf"]) {
      expect(files.get(file)).toContain(name);
      expect(files.get(file)).toContain(address);
      expect(files.get(file)).not.toContain("{{");
    }
    expect(files.get("Widerrufsbelehrung.pdf")).toContain("Muster-Widerrufsformular");
    expect(files.get("Widerrufsbelehrung.pdf")).toContain(`An ${name}, ${address}, ${email}`);
    expect(files.get("AGB.pdf")).toContain("zahlungspflichtig bestellen");
    expect(files.get("Produktinformationsblatt.pdf")).toContain("Tribün M");
    expect(files.get("Preisliste.pdf")).toContain("Ek 2 GB");
    expect(body).toContain("- Widerrufsbelehrung mit Muster-Widerrufsformular");
    expect(body).toContain("Deinen Tarif kannst du binnen 14 Tagen ab Vertragsschluss");
    expect(body).toContain("Anschlusspreis: 9,99 €\nIdentitätsprüfung: 0,01 €\nBezahlt: 10,00 €, inkl. 19 % MwSt.\n");
    expect(body).not.toMatch(/Trikot|netto/);
  });

  test("in Turkish, in another club's name", async () => {
    const { body, files } = await confirmed({}, { team: 4, language: 0 });
    expect([...files.keys()]).toEqual([
      "Sözleşme-özeti.pdf",
      "Ürün-bilgi-formu.pdf",
      "Fiyat-listesi.pdf",
      "Genel-işlem-koşulları.pdf",
      "Cayma-bilgilendirmesi.pdf",
    ]);
    expect(files.get("Cayma-bilgilendirmesi.pdf")).toContain("Fırtına Mobil GmbH (Muster)");
    expect(files.get("Cayma-bilgilendirmesi.pdf")).toContain("Örnek cayma formu");
    expect(files.get("Genel-işlem-koşulları.pdf")).toContain("Musterstraße 67, 20095 Hamburg");
    expect(body).toContain("14 gün içinde gerekçe göstermeden cayabilirsin");
  });

  test("with a number that is brought along too, whose first mail confirms", async () => {
    await paidPort(operator);
    const { files, body: text } = await confirmation(/Wir holen deine Nummer/);
    expect([...files.keys()]).toContain("Widerrufsbelehrung.pdf");
    expect(files.size).toBe(5);
    expect(text).toContain("- Allgemeine Geschäftsbedingungen");
    const { body } = await confirmation(/ist angekommen/);
    expect(body).toContain("Heute zu zahlen: 0,01 €, inkl. 19 % MwSt.\nMit der ersten Rechnung: Anschlusspreis 9,99 €\nDanach im Monat:");
  });
});

describe("a jersey is named with its price and its own right of withdrawal (L22)", () => {
  test("a bare one: 14 days from its arrival, apart from the tariff", async () => {
    const { body, files } = await confirmed({ tariffId: "tribun-l", productOptions: BARE });
    expect(body).toContain("Trikot: Fan-Trikot Heim, gemustert, Größe L\nTrikotpreis 49,99 €: Vorauszahlung 49,99 €\n");
    expect(body).toContain("\nTrikot, Vorauszahlung: 49,99 €\nIdentitätsprüfung: 0,01 €\n");
    expect(body).toMatch(/Dein Trikot hat ein eigenes Widerrufsrecht: .*14 Tagen ab dem Tag, an dem du es bekommst/);
    expect(body).not.toContain("312g");
    expect(files.get("Vertragszusammenfassung.pdf")).toMatch(/eigenes Widerrufsrecht.*14 Tage ab Erhalt/);
  });

  test("one with a name and a number: none (§ 312g(2) no. 1 BGB), but for the tariff", async () => {
    const { body, files } = await confirmed({ tariffId: "tribun-l", productOptions: PRINTED });
    expect(body).toContain("Trikot: Fan-Trikot Heim, gemustert, Größe XL, Name IŞIL, Nummer 19");
    expect(body).toContain("Trikotpreis 64,98 €: Vorauszahlung 49,99 € plus Beflockung 14,99 €");
    expect(body).toContain("\nTrikot, Vorauszahlung: 49,99 €\nTrikotbeflockung: 14,99 €\n");
    expect(body).toContain("kein Widerrufsrecht");
    expect(body).toContain("§ 312g Abs. 2 Nr. 1 BGB");
    expect(body).toContain("Deinen Tarif kannst du binnen 14 Tagen");
    expect(files.get("Vertragszusammenfassung.pdf")).toContain("IŞIL");
  });

  test("beside a tariff without the option too, as the number is new", async () => {
    const { body } = await confirmed({ tariffId: "serbest-m", productOptions: BARE });
    expect(body).toContain("Trikotpreis 49,99 €: Vorauszahlung 49,99 €");
    expect(body).toContain("Bezahlt: 59,99 €");
  });

  test("in Turkish", async () => {
    const bare = await confirmed({ tariffId: "tribun-l", productOptions: BARE }, { language: 0 });
    expect(bare.body).toContain("Forma: Taraftar forması, iç saha, desenli, beden L\nForma fiyatı 49,99 €: ön ödeme 49,99 €\n");
    expect(bare.body).toMatch(/Formanın kendi cayma hakkı var: .*eline geçtiği günden/);
    await operator.deps.db.delete(messages);
    const printed = await confirmed({ tariffId: "tribun-l", productOptions: PRINTED }, { language: 0 });
    expect(printed.body).toContain("beden XL, ad IŞIL, numara 19");
    expect(printed.body).toContain("§ 312g");
  });
});

describe("a company", () => {
  const WITHDRAWAL = {
    de: /binnen 14 Tagen|Widerrufsbelehrung|eigenes Widerrufsrecht/,
    tr: /14 gün içinde|Cayma bilgilendirmesi|kendi cayma hakkı/,
  };

  test("reads nothing of a right that it does not have, and net prices beside gross ones (L25)", async () => {
    const { body, files, page } = await confirmedForBusiness({ tariffId: "kulup-pro-s" }, 1);
    expect([...files.keys()]).toEqual([
      "Vertragszusammenfassung.pdf",
      "Produktinformationsblatt.pdf",
      "Preisliste-Unternehmen.pdf",
      "AGB.pdf",
    ]);
    expect(body).not.toMatch(WITHDRAWAL.de);
    expect(body).toContain("ein gesetzliches Widerrufsrecht besteht deshalb nicht");
    expect(body).toContain("Danach im Monat: 19,99 € inkl. 19 % MwSt. (netto 16,80 €)");
    const summary = files.get("Vertragszusammenfassung.pdf") ?? "";
    expect(summary).toContain("Monatlich 19,99 € (netto 16,80 €)");
    expect(summary).not.toMatch(/binnen 14 Tagen/);
    expect(files.get("Produktinformationsblatt.pdf")).toContain("Monatlich 19,99 € (netto 16,80 €)");
    expect(files.get("Preisliste-Unternehmen.pdf")).toMatch(/netto/);
    expect(page).toContain("netto 16,80 €");
  });

  test("the same with a consumers' tariff and a jersey, in Turkish", async () => {
    const { body, files, page } = await confirmedForBusiness({ tariffId: "tribun-l", productOptions: BARE }, 0);
    expect([...files.keys()]).not.toContain("Cayma-bilgilendirmesi.pdf");
    expect(body).not.toMatch(WITHDRAWAL.tr);
    expect(body).toContain("Sonrasında aylık: 19,99 €, %19 KDV dahil (KDV hariç 16,80 €)");
    expect(files.get("Sözleşme-özeti.pdf")).toContain("Aylık 19,99 € (KDV hariç 16,80 €)");
    expect(files.get("Sözleşme-özeti.pdf")).not.toMatch(/14 gün içinde gerekçe/);
    expect(page).toContain("KDV hariç 16,80 €");
  });
});

test("what does not depend on the order is set once and kept", async () => {
  const bytes = async () => {
    await placedOrder(operator).then(({ intent }) => submitCheckout(operator, intent.checkoutId));
    await operator.runJobs();
    const [mail] = await listMessages(operator.deps.db, { channel: "mail", to: "elif@example.com" });
    return mail?.attachments.filter(({ fileName }) => !fileName.includes("Vertragszusammenfassung")).map(({ base64 }) => base64);
  };
  expect(await bytes()).toEqual(await bytes());
});
