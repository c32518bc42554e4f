import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Language } from "@tribun/domain";
import { fillIn } from "@tribun/legal-texts/fill-in";
import { forClub } from "@tribun/legal-texts/for-club";
import { type Block, parseDocument } from "@tribun/legal-texts/parse-document";
import { LEGAL_TEXTS_DAY } from "@tribun/legal-texts/version";
import type { Team } from "../base/teams.ts";
import { keptPdf, pdfKey } from "./kept-pdf.ts";
import { type Seller, sellerOf } from "./seller.ts";
import { onOnePage, type TaggedPdf, taggedPdf } from "./tagged-pdf.ts";

/** Legal texts attached to a contract. */
export type LegalText = "agb" | "withdrawal";

const TITLES: Record<LegalText, Record<Language, string>> = {
  agb: { de: "Allgemeine Geschäftsbedingungen", tr: "Genel işlem koşulları" },
  withdrawal: { de: "Widerrufsbelehrung und Muster-Widerrufsformular", tr: "Cayma bilgilendirmesi ve örnek form (Widerrufsbelehrung)" },
};
const PAGE: Record<Language, string> = { de: "Seite", tr: "Sayfa" };

/**
 * Builds a legal text of the club's pages as a PDF, once per club, language and version.
 * @param day of an earlier version of the general terms; the default is the current one
 */
export async function legalPdf(name: LegalText, team: Team, language: Language, day = LEGAL_TEXTS_DAY): Promise<Uint8Array<ArrayBuffer>> {
  const file = day === LEGAL_TEXTS_DAY ? `${language}/legal-${name}.md` : `earlier/${language}/${name}-${day}.md`;
  const path = import.meta.resolve(`@tribun/legal-texts/${file}`);
  const seller = sellerOf(team);
  const words = fillIn(
    forClub(await readFile(fileURLToPath(path), "utf8"), (capability) => team.capabilities[capability]),
    placeholders(team, seller),
  );
  const title = TITLES[name][language];
  return keptPdf(pdfKey(title, words, seller, day), () => write(title, parseDocument(words), { team, seller, language, day }));
}

type Source = { readonly team: Team; readonly seller: Seller; readonly language: Language; readonly day: string };

function write(title: string, blocks: readonly Block[], { team, seller, language, day }: Source): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = onOnePage((air) => set(title, blocks, { team, seller, language, day }, air));
  return pdf.end((page, of) => `${seller.name} · ${title} · ${PAGE[language]} ${page}/${of}`);
}

function set(title: string, blocks: readonly Block[], { team, seller, language, day }: Source, air: number): TaggedPdf {
  const pdf = taggedPdf({ title, author: seller.name, language, createdAt: new Date(day) }, team, air);
  pdf.heading(1, title);
  pdf.paragraph(`${seller.name}, ${seller.street}, ${seller.postalCode} ${seller.city}`, { face: "bold", gap: 2 });
  pdf.paragraph([team.name, seller.phone, seller.email, seller.website].join(" · "), { gap: 12 });
  for (const block of blocks) {
    if (block.kind === "heading") pdf.heading(2, block.text);
    else if (block.kind === "list") pdf.list(block.items);
    else pdf.paragraph(block.lines.join("\n"), { gap: 8 });
  }
  return pdf;
}

/** The club's data under the placeholder names of the texts; the storefront's `legalValues` uses the same ones. */
function placeholders(team: Team, seller: Seller): Readonly<Record<string, string>> {
  const place = `${seller.postalCode} ${seller.city}`;
  return {
    brand: team.name,
    entity: seller.name,
    street: seller.street,
    place,
    address: `${seller.street}, ${place}`,
    register: seller.register,
    vat: seller.vatId,
    email: seller.email,
    phone: seller.phone,
    free: seller.freephone,
  };
}
