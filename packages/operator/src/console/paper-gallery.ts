import { type Language, LANGUAGES } from "@tribun/domain";
import { asc } from "drizzle-orm";
import type { Hono } from "hono";
import { html } from "hono/html";
import type { Team } from "../base/teams.ts";
import { sheetOf } from "../catalogue/tariffs/sheet-versions.ts";
import type { Db } from "../db/database.ts";
import { NOTICE_KINDS } from "../db/schema/account.ts";
import { tariffs } from "../db/schema/catalogue.ts";
import type { AppEnv } from "../http/app-env.ts";
import { shownAs } from "../http/content-disposition.ts";
import type { Deps } from "../kernel/deps.ts";
import { type PaperKind, paperName } from "../papers/file-name.ts";
import { invoiceDocument } from "../papers/invoice-document.ts";
import { itemisedPdf } from "../papers/itemised-pdf.ts";
import { legalPdf } from "../papers/legal-pdf.ts";
import { noticeText } from "../papers/notice-texts.ts";
import { priceList } from "../papers/price-list.ts";
import { productSheet } from "../papers/product-sheet-pdf.ts";
import { receiptText } from "../papers/receipt-texts.ts";
import { sheetPdf } from "../papers/sheet-pdf.ts";
import { summaryPdf } from "../papers/summary-pdf.ts";
import { sampleCalls, sampleDeclaration, sampleInvoices, sampleNotice, sampleSummary } from "./paper-samples.ts";

type Reader = { readonly db: Db; readonly team: Team; readonly language: Language };
type Paper = { readonly about: string; readonly kind: PaperKind; readonly make: (reader: Reader) => Promise<Uint8Array<ArrayBuffer>> };

const MADE = "2026-11-20T16:04:00Z";

const invoice = (name: keyof ReturnType<typeof sampleInvoices>, about: string, kind: PaperKind): [string, Paper] => [
  name,
  { about, kind, make: ({ team, language }) => invoiceDocument({ ...sampleInvoices(team, language)[name], team }) },
];
const declaration = (kind: "withdrawal" | "ordinary", about: string): [string, Paper] => [
  `declared-${kind}`,
  {
    about,
    kind: "declaration",
    make: ({ team, language }) =>
      sheetPdf(receiptText(sampleDeclaration(kind), team, language), { language, teamId: team.id, createdAt: MADE }),
  },
];

const prices = (kind: "prices" | "businessPrices", about: string, business: boolean): [string, Paper] => [
  kind,
  { about, kind, make: async ({ db, team, language }) => (await priceList(db, { team, language, business })).body },
];

/** Every kind of paper in the gallery, by the name in its address. */
export const PAPERS: ReadonlyMap<string, Paper> = new Map<string, Paper>([
  invoice("bill", "Monthly bill, by direct debit", "period"),
  invoice("unpaid", "Monthly bill to be paid by hand, with compensation", "period"),
  invoice("company", "Monthly bill of a company, with factur-x.xml", "period"),
  invoice("receipt", "Receipt of an order", "receipt"),
  invoice("correction", "Correction of a company's invoice, with factur-x.xml", "credit"),
  [
    "itemised",
    {
      about: "Itemised bill",
      kind: "itemised",
      make: ({ team, language }) =>
        itemisedPdf({
          ...{ language, team, invoiceNumber: `R${team.id}-2026-000012`, from: "2026-11-01", to: "2026-11-30", createdAt: new Date(MADE) },
          lines: [{ number: "0171 39200 10", calls: sampleCalls() }],
        }),
    },
  ],
  [
    "summary",
    { about: "Contract summary", kind: "summary", make: ({ team, language }) => summaryPdf(sampleSummary(team, language, false)) },
  ],
  [
    "summary-full",
    {
      about: "Contract summary with jersey, coupon and porting",
      kind: "summary",
      make: ({ team, language }) => summaryPdf(sampleSummary(team, language, true)),
    },
  ],
  ["sheet", { about: "Product information sheet", kind: "sheet", make: firstSheet }],
  prices("prices", "Price list", false),
  prices("businessPrices", "Price list for companies", true),
  ["agb", { about: "General terms", kind: "agb", make: ({ team, language }) => legalPdf("agb", team, language) }],
  ["withdrawal", { about: "Withdrawal notice", kind: "withdrawal", make: ({ team, language }) => legalPdf("withdrawal", team, language) }],
  declaration("withdrawal", "Receipt of a withdrawal"),
  declaration("ordinary", "Receipt of a termination"),
  ...NOTICE_KINDS.map((kind): [string, Paper] => [
    kind,
    {
      about: { bestTariff: "Yearly tariff advice", extension: "Notice before an extension", contractChange: "Change of a contract" }[kind],
      kind,
      make: ({ team, language }) =>
        sheetPdf(noticeText(kind, sampleNotice(kind, team, language), team, language), { language, teamId: team.id, createdAt: MADE }),
    },
  ]),
]);

async function firstSheet({ db, team, language }: Reader): Promise<Uint8Array<ArrayBuffer>> {
  const [tariff] = await db.select().from(tariffs).orderBy(asc(tariffs.position)).limit(1);
  const sheet = tariff && (await sheetOf(db, tariff));
  if (!sheet) throw new Error("no tariff has a sheet");
  return (await productSheet(sheet, team, language)).body;
}

const PATH = "/sandbox/papers";
const HEADERS = { "content-security-policy": "default-src 'none'; style-src 'self'; frame-ancestors 'none'", "cache-control": "no-store" };

/** A gallery of every paper with sample facts, per club and language, for reviewers. */
export function registerPaperGallery(app: Hono<AppEnv>, deps: Deps): void {
  app.get(PATH, (c) => c.html(page([...deps.teams.values()]), 200, HEADERS));
  app.get(`${PATH}/:team/:language/:file`, async (c) => {
    const { team: id, language: code, file } = c.req.param();
    const [team, language, paper] = [
      deps.teams.get(Number(id)),
      LANGUAGES.find((each) => each === code),
      PAPERS.get(file.replace(/\.pdf$/, "")),
    ];
    if (!team || !language || !paper) return c.text("There is no such paper.", 404);
    const body = await paper.make({ db: deps.db, team, language });
    return c.body(body, 200, { "content-type": "application/pdf", "content-disposition": shownAs(paperName(team, paper.kind, language)) });
  });
}

function page(teams: readonly Team[]) {
  const link = (team: Team, language: Language, name: string, about: string) =>
    html`<a href="${PATH}/${team.id}/${language}/${name}.pdf" hreflang="${language}" aria-label="${about}, ${team.name}, ${language}"
      >${language}</a
    > `;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Papers | Sandbox | Tribün operator</title>
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body>
        <header>
          <h1>Papers</h1>
          <p>Every kind of PDF with sample facts. <a href="/sandbox">Back to the sandbox</a></p>
        </header>
        <main class="wide">
          <table>
            <thead>
              <tr>
                <th scope="col">Paper</th>
                ${teams.map((team) => html`<th scope="col">${team.name}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${[...PAPERS].map(
                ([name, { about }]) =>
                  html`<tr>
                    <th scope="row">${about}</th>
                    ${teams.map((team) => html`<td>${LANGUAGES.map((language) => link(team, language, name, about))}</td>`)}
                  </tr>`,
              )}
            </tbody>
          </table>
        </main>
      </body>
    </html>`;
}
