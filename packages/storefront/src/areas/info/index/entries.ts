import { useQuery } from "@tanstack/react-query";
import { isFoundIn, searchKey } from "@tribun/domain";
import { type TextKey, useText } from "@tribun/i18n";
import { parseDocument } from "@tribun/legal-texts/parse-document";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { questionsQuery } from "../../../features/content/faq-queries.ts";
import { useLegalText } from "../../../features/documents/use-legal-text.ts";

type NameOf<K extends string, Part extends string> = K extends `index.${Part}.${infer Name}` ? Name : never;
export type Group = NameOf<TextKey<"information">, "groups">;
type Listed = NameOf<TextKey<"information">, "pages"> extends infer K ? (K extends `${infer Name}.name` ? Name : never) : never;

/** Listed only if the club supports porting. */
const PORTING = "/information/porting";

/** The information pages, in the order in which a fan needs them. */
const GROUPS: Readonly<Record<Group, readonly (readonly [Listed, string])[]>> = {
  order: [
    ["tariffs", "/tarife"],
    ["porting", PORTING],
    ["campaigns", "/campaigns"],
    ["products", "/information/product-information"],
    ["agb", "/information/agb"],
  ],
  line: [
    ["cancellation", "/information/cancellation"],
    ["faq", "/information/faq"],
    ["support", "/support"],
    ["shops", "/support/shops"],
  ],
  data: [
    ["privacy", "/information/privacy-policy"],
    ["dsgvo", "/information/dsgvo"],
    ["pdpl", "/information/pdpl"],
  ],
  us: [
    ["about", "/information/about-us"],
    ["imprint", "/information/tag"],
    ["accessibility", "/information/accessibility"],
  ],
};
const ORDER = ["order", "line", "data", "us"] as const satisfies readonly Group[];

/** A search target: its address, its title, and the text that the search matches. */
export type Section = { readonly href: string; readonly title: string; readonly key: string };
/** A page with its sections; `about` says which question the page answers. */
export type Entry = Section & { readonly about: string; readonly sections: readonly Section[] };

const NONE: readonly Section[] = [];

/** All information pages by group, with the sections of the legal texts and the questions of the FAQ. */
export function useEntries(): readonly { readonly group: Group; readonly entries: readonly Entry[] }[] {
  const t = useText("information");
  const brand = useBrand();
  const { data: questions = [] } = useQuery(questionsQuery(useApiScope()));
  const sections: Partial<Record<Listed, readonly Section[]>> = {
    agb: sectionsOf("/information/agb", useLegalText("legal-agb")),
    cancellation: sectionsOf("/information/cancellation", useLegalText("legal-withdrawal")),
    privacy: sectionsOf("/information/privacy-policy", useLegalText("legal-privacy")),
    pdpl: sectionsOf("/information/pdpl", useLegalText("legal-pdpl")),
    imprint: sectionsOf("/information/tag", useLegalText("legal-imprint")),
    accessibility: sectionsOf("/information/accessibility", useLegalText("legal-accessibility")),
    faq: questions.map(({ id, title, body }) => ({ href: `/information/faq#${id}`, title, key: searchKey(`${title} ${body}`) })),
  };
  return ORDER.map((group) => ({
    group,
    entries: GROUPS[group]
      .filter(([, href]) => href !== PORTING || brand.capabilities.porting)
      .map(([name, href]) => {
        const title = t(`index.pages.${name}.name`);
        const about = t(`index.pages.${name}.text`);
        return { href, title, about, key: searchKey(`${title} ${about}`), sections: sections[name] ?? NONE };
      }),
  }));
}

/** Search results: first the hits in titles, then the hits in texts. @param deep sections that no list contains */
export function found(groups: ReturnType<typeof useEntries>, wanted: string, deep: readonly Section[] = NONE): readonly Section[] {
  const all = [...groups.flatMap(({ entries }) => entries.flatMap((entry) => [entry, ...entry.sections])), ...deep];
  const hits = all.filter(({ key }) => isFoundIn(wanted, key));
  const inTitle = (hit: Section) => isFoundIn(wanted, searchKey(hit.title));
  return [...hits.filter(inTitle), ...hits.filter((hit) => !inTitle(hit))];
}

/** Splits a document into its headings, each with the text below it. */
function sectionsOf(page: string, source: string): readonly Section[] {
  const sections: { href: string; title: string; text: string }[] = [];
  for (const block of parseDocument(source)) {
    if (block.kind === "heading") sections.push({ href: `${page}#${block.id}`, title: block.text, text: block.text });
    else {
      const last = sections.at(-1);
      if (last) last.text += ` ${(block.kind === "list" ? block.items : block.lines).join(" ")}`;
    }
  }
  return sections.map(({ href, title, text }) => ({ href, title, key: searchKey(text) }));
}
