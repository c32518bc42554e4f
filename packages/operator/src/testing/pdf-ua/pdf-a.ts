import { isDict, isList, nameOf, type PdfValue } from "../pdf-objects.ts";
import { openPdf } from "./document.ts";

/** Prefixes whose properties PDF/A does not know by itself, so that the metadata must describe their schemas. */
const DESCRIBED = ["pdfuaid", "fx"];
/** Bit 3 of an annotation's flags: it is printed too. */
const PRINT = 4;

/**
 * Finds what prevents a PDF from being PDF/A-3b (ISO 19005-3), as far as a program can see it in the operator's documents: claim and schemas,
 * colour profile, annotations, attached files. `pdfUaFaults` checks fonts and forbidden content.
 */
export function pdfAFaults(bytes: Uint8Array): string[] {
  const { file, catalog, pages, get, dict, stream } = openPdf(bytes);
  const list = (value: PdfValue | undefined): readonly PdfValue[] => {
    const found = get(value);
    return isList(found) ? found : [];
  };
  const raw = Buffer.from(bytes).toString("latin1");
  const metadata = stream(catalog.get("/Metadata")) ?? "";
  const schemas = [...metadata.matchAll(/<pdfaSchema:prefix>(\w+)</g)].map(([, prefix]) => prefix);
  const [intent] = list(catalog.get("/OutputIntents"));
  const profile = dict(intent)?.get("/DestOutputProfile");
  const files = [...file.values()].filter(({ value }) => isDict(value) && value.get("/Type") === "/Filespec");
  const notes = pages.flatMap(({ dict: page }) => list(page.get("/Annots")).map((note) => dict(note)));
  const faults: [boolean, string][] = [
    [!/<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>B</.test(metadata), "6.6.4: the metadata do not name PDF/A-3b"],
    ...DESCRIBED.map((prefix): [boolean, string] => [
      metadata.includes(`<${prefix}:`) && !schemas.includes(prefix),
      `6.6.2.3: the schema ${prefix} is not described`,
    ]),
    [(stream(profile)?.length ?? 0) < 1_000 || dict(profile)?.get("/N") !== 3, "6.2.3: no colour profile"],
    [!/trailer[\s\S]*\/ID \[/.test(raw), "6.1.3: the file has no id"],
    [notes.some((note) => (Number(note?.get("/F") ?? 0) & PRINT) === 0), "6.3.2: a link that is not printed"],
    [files.length !== list(catalog.get("/AF")).length, "6.8: a file that belongs to nothing"],
    ...files.map(({ value }): [boolean, string] => [
      !isDict(value) || nameOf(value.get("/AFRelationship")) === "",
      "6.8: a file without its relationship",
    ]),
    [files.length > 0 && !/\/Subtype \/text#2Fxml/.test(raw), "6.8: a file without its type"],
    [
      raw.includes("factur-x.xml") !== metadata.includes("<fx:DocumentFileName>factur-x.xml<"),
      "Factur-X: the metadata do not name the invoice",
    ],
  ];
  return faults.flatMap(([broken, fault]) => (broken ? [fault] : []));
}
