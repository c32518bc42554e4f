import { isDict, isRef, lettersOf, type PdfDict, type PdfFile, type PdfValue, readObjects } from "../pdf-objects.ts";

export type Page = { readonly ref: string; readonly dict: PdfDict; readonly content: string };

/** A parsed PDF for the checks. */
export type Pdf = {
  readonly file: PdfFile;
  readonly catalog: PdfDict;
  readonly pages: readonly Page[];
  /** Resolves a value that may be a reference. */
  readonly get: (value: PdfValue | undefined) => PdfValue | undefined;
  readonly dict: (value: PdfValue | undefined) => PdfDict | undefined;
  readonly stream: (value: PdfValue | undefined) => string | undefined;
};

/** Opens a PDF by pdfkit. @throws Error for a file without a catalogue */
export function openPdf(bytes: Uint8Array): Pdf {
  const file = readObjects(bytes);
  const get: Pdf["get"] = (value) => (isRef(value) ? file.get(value.ref)?.value : value);
  const dict: Pdf["dict"] = (value) => {
    const found = get(value);
    return isDict(found) ? found : undefined;
  };
  const stream: Pdf["stream"] = (value) => (isRef(value) ? file.get(value.ref)?.stream : undefined);
  const typed = (type: string) =>
    [...file].flatMap(([ref, { value }]) => (isDict(value) && value.get("/Type") === type ? [{ ref, value }] : []));
  const [catalog] = typed("/Catalog");
  if (!catalog) throw new Error("a PDF without a catalogue");
  const pages = typed("/Page").map(({ ref, value }) => ({ ref, dict: value, content: stream(value.get("/Contents")) ?? "" }));
  return { file, catalog: catalog.value, pages, get, dict, stream };
}

/**
 * Finds faults of the whole document: language, title, the mark of tagged files, metadata claims, tab order, attached files, and forbidden
 * content. Numbers are the failure conditions of the Matterhorn protocol.
 */
export function documentFaults({ file, catalog, pages, dict, stream }: Pdf): string[] {
  const metadata = stream(catalog.get("/Metadata")) ?? "";
  const title = /<dc:title>[\s\S]*?<rdf:li[^>]*>([^<]*)<\/rdf:li>/.exec(metadata)?.[1] ?? "";
  const faults: [boolean, string][] = [
    [dict(catalog.get("/MarkInfo"))?.get("/Marked") !== true, "06: the file does not say that it is tagged"],
    [dict(catalog.get("/MarkInfo"))?.get("/Suspects") === true, "02-001: its tags are suspect"],
    [metadata === "", "06-001: no metadata"],
    [!/<pdfuaid:part>1<\/pdfuaid:part>/.test(metadata), "06-002: the metadata do not name PDF/UA-1"],
    [title.trim() === "", "06-003: no title in the metadata"],
    [/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(metadata), "06: the metadata are no XML"],
    [dict(catalog.get("/ViewerPreferences"))?.get("/DisplayDocTitle") !== true, "07-001: the window does not show the title"],
    [!/^(de-DE|tr-TR)$/.test(lettersOf(catalog.get("/Lang")) ?? ""), "11-006: no language"],
    [pages.length === 0, "no page"],
    ...pages.map((page): [boolean, string] => [page.dict.get("/Tabs") !== "/S", "28-009: the tab order does not follow the structure"]),
    ...["/AcroForm", "/OCProperties", "/OpenAction", "/AA"].map((key): [boolean, string] => [
      catalog.has(key),
      `${key} is not checked here`,
    ]),
  ];
  for (const { head } of file.values()) {
    if (/\/Type \/Filespec\b/.test(head)) faults.push([!/\/UF \(/.test(head) || !/\/F \(/.test(head), "21-001: a file without F or UF"]);
    faults.push([
      /\/Subtype \/(Image|Form|Movie|Sound|Screen|Widget)\b|\/S \/JavaScript\b|\/Encrypt\b/.test(head),
      "something that is not checked here",
    ]);
  }
  return faults.flatMap(([broken, fault]) => (broken ? [fault] : []));
}
