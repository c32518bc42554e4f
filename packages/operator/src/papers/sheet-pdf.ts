import type { Language } from "@tribun/domain";
import { SEED_TEAMS } from "../base/clubs/teams.ts";
import type { Team } from "../base/teams.ts";
import type { SummaryText } from "../words/summary-text.ts";
import type { Fact } from "./set/blocks.ts";
import { onOnePage, taggedPdf, type TaggedPdf } from "./tagged-pdf.ts";

/** A contract summary stays on its page even if it looks dense. */
const TIGHTEST = 0.2;
/** A fact with its name, as in "Vertragsbeginn: 03.11.2026". */
const FACT = /^([^:]{2,50}): (.{1,80})$/;
const PAGE: Record<Language, (page: number, of: number) => string> = {
  de: (page, of) => `Seite ${page} von ${of}`,
  tr: (page, of) => `Sayfa ${page} / ${of}`,
};

/** Metadata of a document. Without a club its head is the operator's. */
export type Origin = { readonly language: Language; readonly teamId?: number; readonly createdAt: string };

/** Builds a tagged PDF with sections, on one page where it fits, as Reg. (EU) 2019/2243 asks of a contract summary. The same text gives the same bytes. */
export async function sheetPdf(text: SummaryText, origin: Origin): Promise<Uint8Array<ArrayBuffer>> {
  const team = SEED_TEAMS.find(({ id }) => id === origin.teamId);
  const pdf = onOnePage((air) => write(text, origin, team, air), TIGHTEST);
  const club = team?.name ?? "Tribün";
  return pdf.end((page, of) => [club, text.title, ...(of > 1 ? [PAGE[origin.language](page, of)] : [])].join(" · "));
}

function write(text: SummaryText, { language, createdAt }: Origin, team: Team | undefined, air: number): TaggedPdf {
  const about = { title: `${text.title}: ${text.offer}`, author: team?.name ?? "Tribün", language, createdAt: new Date(createdAt) };
  const pdf = taggedPdf(about, team, air);
  pdf.heading(1, text.title);
  pdf.paragraph(text.offer, { face: "bold", size: 12, gap: 3 });
  if (text.provider !== "") pdf.paragraph(text.provider, { gap: 6, soft: true });
  const statements = text.intro.split("\n");
  if (statements.length > 1) pdf.list(statements);
  else pdf.paragraph(text.intro, { gap: 6 });
  for (const { heading, paragraphs, prices } of text.sections) {
    pdf.heading(2, heading);
    if (prices) pdf.table([{ part: 0.64 }, { part: 0.36, right: true }], undefined, prices);
    const facts = paragraphs.flatMap((paragraph): Fact[] => {
      const [, label, value] = FACT.exec(paragraph) ?? [];
      return label === undefined || value === undefined ? [] : [[label, value]];
    });
    if (facts.length > 1 && facts.length === paragraphs.length) pdf.facts(facts);
    else for (const paragraph of paragraphs) pdf.paragraph(paragraph, { gap: 4 });
  }
  pdf.paragraph(text.footer, { soft: true, gap: 0 });
  return pdf;
}
