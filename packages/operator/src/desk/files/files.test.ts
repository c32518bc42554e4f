import { files, tariffs } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import { pdfUaFaults } from "../../testing/pdf-ua/pdf-ua.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const open = (fileName: string, headers: Record<string, string> = {}) =>
  operator.raw(files, { query: { folder: "product-sheets", fileName } }, { team: null, language: null, headers });

test("every tariff has its product information sheet, opened by a plain link", async () => {
  for (const { productSheetFile } of await operator.call(tariffs)) {
    const answer = await open(productSheetFile);
    expect(answer.status, productSheetFile).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    const sheet = new Uint8Array(await answer.arrayBuffer());
    expect(new TextDecoder("latin1").decode(sheet.subarray(0, 8))).toBe("%PDF-1.7");
    expect(pdfUaFaults(sheet), productSheetFile).toEqual([]);
    // The page of all product sheets links to it.
    expect((await open(productSheetFile.replace(".pdf", "_1.pdf"))).status, productSheetFile).toBe(200);
  }
});

test("language and club follow the app that the link is in; the same facts give the same bytes", async () => {
  const titleOf = async (headers: Record<string, string>) => Buffer.from(await (await open("tribun-m.pdf", headers)).arrayBuffer());
  const german = await titleOf({ cookie: "a=b; lang=de", "x-forwarded-host": "localhost:1907" });
  const turkish = await titleOf({ cookie: "lang=tr", "accept-language": "de", "x-forwarded-host": "localhost:1907" });
  expect(german.toString("latin1")).toContain("/Lang (de-DE)");
  expect(turkish.toString("latin1")).toContain("/Lang (tr-TR)");
  expect(german.toString("latin1")).toContain("Kanarya Mobil");
  expect((await titleOf({ "accept-language": "de-DE,de;q=0.9", "x-forwarded-host": "localhost:1907" })).equals(german)).toBe(true);
  expect((await titleOf({ cookie: "lang=de", "x-forwarded-host": "localhost:1905" })).equals(german)).toBe(false);
});

test("every tariff has a sample of its contract summary, marked as one, in both languages and through a club alone", async () => {
  const sample = (fileName: string, lang: string, host: string | undefined) =>
    operator.raw(
      files,
      { query: { folder: "summary-samples", fileName } },
      { team: null, language: null, headers: { cookie: `lang=${lang}`, ...(host && { "x-forwarded-host": host }) } },
    );
  for (const { id, name } of await operator.call(tariffs)) {
    const pdf = new Uint8Array(await (await sample(`${id}.pdf`, "de", "localhost:1907")).arrayBuffer());
    expect(pdfUaFaults(pdf), id).toEqual([]);
    expect(pdfText(pdf)).toContain("Vertragszusammenfassung (Muster)");
    expect(pdfText(pdf)).toContain(name);
  }
  const turkish = await sample("tribun-l.pdf", "tr", "localhost:1905");
  expect(pdfText(new Uint8Array(await turkish.arrayBuffer()))).toContain("(Örnek)");
  expect((await sample("tribun-l.pdf", "de", undefined)).status).toBe(404);
  expect((await sample("nothing.pdf", "de", "localhost:1907")).status).toBe(404);
});

test("the price list is open to everybody through a club, with net prices for businesses", async () => {
  const list = (fileName: string, host: string | undefined, lang = "de") =>
    operator.raw(
      files,
      { query: { folder: "price-lists", fileName } },
      { team: null, language: null, headers: { cookie: `lang=${lang}`, ...(host && { "x-forwarded-host": host }) } },
    );
  const [consumers, turkish, businesses] = await Promise.all([
    list("consumers.pdf", "localhost:1907"),
    list("consumers.pdf", "localhost:1905", "tr"),
    list("businesses.pdf", "localhost:1907"),
  ]);
  for (const answer of [consumers, turkish, businesses]) {
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  }
  expect(new Set([consumers, turkish, businesses].map((answer) => answer.headers.get("etag"))).size).toBe(3);
  const german = new Uint8Array(await consumers.arrayBuffer());
  expect(pdfUaFaults(german)).toEqual([]);
  expect(pdfText(german)).toContain("9,99 €");
  // The contract summary refers to this sheet for the price (§ 54 TKG).
  expect(pdfText(german).replace(/\s+/g, " ")).toContain("0,49 € je MB");
  // Usage that neither tariff nor pack covers is charged, so the sheet shows the prices per minute and message (L02, L36).
  expect(pdfText(german).replace(/\s+/g, " ")).toContain("In die Türkei 0,29 € 0,19 €");
  const other = pdfText(new Uint8Array(await turkish.arrayBuffer())).replace(/\s+/g, " ");
  expect(other).toMatch(/MB başına \S*0,49/);
  expect(other).toMatch(/Türkiye’ye \S*0,29 ?\S* \S*0,19/);
  expect(pdfText(new Uint8Array(await businesses.arrayBuffer()))).toContain("netto");
  expect((await list("consumers.pdf", undefined)).status).toBe(404);
  expect((await list("dealers.pdf", "localhost:1907")).status).toBe(404);
});

test("terms and withdrawal notice can be loaded before an order, as documents that say what a contract has to (L02, L36)", async () => {
  const load = (fileName: string, lang: string, host = "localhost:1907") =>
    operator.raw(
      files,
      { query: { folder: "legal-texts", fileName } },
      { team: null, language: null, headers: { cookie: `lang=${lang}`, "x-forwarded-host": host } },
    );
  const read = async (fileName: string, lang: string) => {
    const pdf = new Uint8Array(await (await load(fileName, lang)).arrayBuffer());
    expect(pdfUaFaults(pdf)).toEqual([]);
    return pdfText(pdf).replace(/\s+/g, " ");
  };
  // Late porting, missed appointment, fault, itemised bill, blocks, complaints, arbitration.
  for (const [lang, words] of [
    ["de", ["10 € für jeden weiteren Tag (§ 59 TKG)", "Versäumen wir einen vereinbarten Termin", "ab dem fünften Tag mit 10 €"]],
    ["de", ["Einzelverbindungsnachweis", "Leistungen Dritter", "Beschwerden richtest du", "Verbraucherschlichtungsstelle", "§ 51 TKG"]],
    ["tr", ["her ek gün için 10 €", "randevuya gelmezsek her biri için 10 €", "beşinci günden itibaren her gün için 10 €"]],
    ["tr", ["ayrıntılı döküm", "üçüncü tarafların", "Şikâyetlerini", "Verbraucherschlichtungsstelle", "§ 51 TKG"]],
  ] as const) {
    const text = await read("agb.pdf", lang);
    for (const word of words) expect(text).toContain(word);
  }
  expect(await read("withdrawal.pdf", "de")).toContain("Muster-Widerrufsformular");
  expect((await load("imprint.pdf", "de")).status).toBe(404);
  expect((await load("agb.pdf", "de", "unknown.example")).status).toBe(404);
});

test("an ETag spares the second download", async () => {
  const etag = (await open("tribun-m.pdf")).headers.get("etag") ?? "";
  for (const known of [etag, `W/${etag}`, `"older", ${etag}`])
    expect((await open("tribun-m.pdf", { "if-none-match": known })).status).toBe(304);
});

test("unknown names, unknown folders and ways out of a folder are 1011", async () => {
  for (const [folder, fileName] of [
    ["product-sheets", "nothing.pdf"],
    ["product-sheets", "tribun-m.pdf.png"],
    ["nowhere", "tribun-m.pdf"],
    ["product-sheets", "../../package.json"],
    ["product-sheets", "..%2f..%2fpackage.json"],
    ["..", "package.json"],
    ["constructor", "tribun-m.pdf"],
  ]) {
    expect(await operator.fails(files, { query: { folder, fileName } }), `${folder}/${fileName}`).toMatchObject({
      status: 404,
      code: "1011",
    });
  }
  expect(await operator.fails(files, { query: { folder: "product-sheets", fileName: "tribun-m.pdf\u0000.png" } })).toMatchObject({
    status: 400,
  });
});
