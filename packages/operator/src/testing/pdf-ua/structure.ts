import { isDict, isList, isRef, lettersOf, nameOf, type PdfDict, type PdfValue } from "../pdf-objects.ts";
import type { Pdf } from "./document.ts";

/** The structure element of each piece of content, by page and number of its mark. */
export type Owners = ReadonlyMap<string, string>;

/** Standard structure types in use, and the types that each may contain. */
const NESTING: Readonly<Record<string, readonly string[]>> = {
  "/Document": ["/H1", "/H2", "/P", "/L", "/Table"],
  "/P": ["/Link"],
  "/H1": [],
  "/H2": [],
  "/Link": [],
  "/L": ["/LI"],
  "/LI": ["/LBody"],
  "/LBody": ["/Link"],
  "/Table": ["/TR"],
  "/TR": ["/TH", "/TD"],
  "/TH": [],
  "/TD": ["/Link"],
};

type Element = { readonly ref: string; readonly dict: PdfDict; readonly type: string; readonly children: readonly PdfValue[] };

/** Finds faults of the structure tree: types, nesting, headings, tables, links, and the reference from content to its element. */
export function structureFaults(pdf: Pdf): { readonly faults: string[]; readonly owners: Owners } {
  const faults: string[] = [];
  const owners = new Map<string, string>();
  const elements: Element[] = [];
  const root = pdf.dict(pdf.catalog.get("/StructTreeRoot"));
  const rootRef = pdf.catalog.get("/StructTreeRoot");
  if (!root) return { faults: ["01: no structure tree"], owners };

  const walk = (value: PdfValue, parent: PdfValue | undefined): void => {
    const dict = pdf.dict(value);
    if (!dict || !isRef(value)) return;
    const type = nameOf(dict.get("/S"));
    const element = { ref: value.ref, dict, type, children: listOf(pdf.get(dict.get("/K"))) };
    elements.push(element);
    const back = dict.get("/P");
    if (!isRef(back) || !isRef(parent) || back.ref !== parent.ref) faults.push(`09: ${type} does not lead back to its parent`);
    if (NESTING[type] === undefined) faults.push(`02-001: ${type} is no type of ours`);
    for (const child of element.children) {
      const content = contentOf(child, dict);
      if (content) {
        if (owners.has(content)) faults.push(`09: content ${content} stands twice in the structure`);
        owners.set(content, value.ref);
        continue;
      }
      const inner = pdf.dict(child);
      if (!inner || inner.get("/Type") === "/OBJR") continue;
      if (!(NESTING[type] ?? []).includes(nameOf(inner.get("/S")))) faults.push(`09-004: ${nameOf(inner.get("/S"))} inside ${type}`);
      walk(child, value);
    }
  };
  const top = listOf(pdf.get(root.get("/K")));
  if (top.length !== 1) faults.push("09: more or less than one document");
  for (const child of top) walk(child, rootRef);
  return {
    faults: [
      ...faults,
      ...headingFaults(elements),
      ...tableFaults(pdf, elements),
      ...listFaults(pdf, elements),
      ...linkFaults(pdf, elements),
      ...wayBack(pdf, owners),
    ],
    owners,
  };
}

function listOf(value: PdfValue | undefined): readonly PdfValue[] {
  if (value === undefined || value === null) return [];
  return isList(value) ? value : [value];
}

/** Returns page and number of the marked content that an element's child names. */
function contentOf(child: PdfValue, element: PdfDict): string | undefined {
  const page = isDict(child) && child.get("/Type") === "/MCR" ? child.get("/Pg") : element.get("/Pg");
  const number = isDict(child) && child.get("/Type") === "/MCR" ? child.get("/MCID") : child;
  return typeof number === "number" && isRef(page) ? `${page.ref}:${number}` : undefined;
}

function headingFaults(elements: readonly Element[]): string[] {
  const levels = elements.flatMap(({ type }) => (/^\/H\d$/.test(type) ? [Number(type.slice(2))] : []));
  const faults = levels[0] === 1 ? [] : ["14-002: the first heading is not the first level"];
  if (levels.filter((level) => level === 1).length > 1) faults.push("14: more than one title");
  if (levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1)) faults.push("14-003: a level of headings is left out");
  return faults;
}

function tableFaults(pdf: Pdf, elements: readonly Element[]): string[] {
  const faults: string[] = [];
  for (const { type, children } of elements) {
    if (type !== "/Table") continue;
    const rows = children.map((row) => listOf(pdf.dict(row)?.get("/K")).map((cell) => pdf.dict(cell)));
    if (new Set(rows.map((cells) => cells.length)).size > 1) faults.push("15-003: rows of a table differ in length");
    const heads = rows.flat().filter((cell) => cell?.get("/S") === "/TH");
    if (heads.length === 0) faults.push("15: a table without header cells");
    if (heads.some((cell) => !/^\/(Row|Column)$/.test(nameOf(pdf.dict(cell?.get("/A"))?.get("/Scope")))))
      faults.push("15-003: a header cell of nothing");
  }
  return faults;
}

/** Bullets are decoration here, so lists have neither labels nor a numbering attribute. */
function listFaults(pdf: Pdf, elements: readonly Element[]): string[] {
  return elements.flatMap(({ type, children }) => {
    const inner = children.map((child) => nameOf(pdf.dict(child)?.get("/S")));
    if (type === "/L" && (inner.length === 0 || inner.some((child) => child !== "/LI")))
      return ["16: a list of something else than points"];
    return type === "/LI" && inner.join("") !== "/LBody" ? ["16: a point of a list without its one body"] : [];
  });
}

function linkFaults(pdf: Pdf, elements: readonly Element[]): string[] {
  const faults: string[] = [];
  const links = elements.filter(({ type }) => type === "/Link");
  for (const { children } of links)
    if (!children.some((child) => pdf.dict(child)?.get("/Type") === "/OBJR")) faults.push("28-011: a link that leads nowhere");
  for (const page of pdf.pages) {
    for (const annotation of listOf(pdf.get(page.dict.get("/Annots")))) {
      const dict = pdf.dict(annotation);
      if (dict?.get("/Subtype") !== "/Link" || !isRef(annotation)) faults.push("28: an annotation that is no link");
      const owner = links.find(({ children }) =>
        children.some((child) => {
          const object = pdf.dict(child)?.get("/Obj");
          return isRef(object) && isRef(annotation) && object.ref === annotation.ref;
        }),
      );
      if (!owner) faults.push("28-011: an annotation outside of a link");
      else if (parentsOf(pdf).get(Number(dict?.get("/StructParent"))) !== owner.ref)
        faults.push("28: an annotation that does not know its link");
      if ((lettersOf(dict?.get("/Contents")) ?? "").trim() === "") faults.push("28-012: a link without words for it");
    }
  }
  return faults;
}

/** Reads the parent tree: an element for each annotation's key, `<key>:<number>` for each mark of a page. */
function parentsOf(pdf: Pdf): ReadonlyMap<number | string, string> {
  const found = new Map<number | string, string>();
  const numbers = listOf(pdf.get(pdf.dict(pdf.dict(pdf.catalog.get("/StructTreeRoot"))?.get("/ParentTree"))?.get("/Nums")));
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const [key, value] = [Number(numbers[index]), numbers[index + 1]];
    if (isRef(value) && isDict(pdf.get(value))) found.set(key, value.ref);
    else listOf(pdf.get(value)).forEach((element, mark) => isRef(element) && found.set(`${key}:${mark}`, element.ref));
  }
  return found;
}

function wayBack(pdf: Pdf, owners: Owners): string[] {
  const parents = parentsOf(pdf);
  const keys = new Map(pdf.pages.map(({ ref, dict }) => [ref, Number(dict.get("/StructParents"))]));
  return [...owners].flatMap(([content, element]) => {
    const [page = "", mark = ""] = content.split(":");
    return parents.get(`${keys.get(page)}:${mark}`) === element ? [] : [`01: content ${content} does not know its element`];
  });
}
