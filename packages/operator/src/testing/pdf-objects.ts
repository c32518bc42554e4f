import { inflateSync } from "node:zlib";

/** A dictionary by its keys, which begin with a slash like all names. */
export type PdfDict = ReadonlyMap<string, PdfValue>;
export type PdfValue = number | boolean | null | PdfName | PdfText | PdfRef | readonly PdfValue[] | PdfDict;
/** A name with its slash, or a keyword such as the operator of a content stream. */
export type PdfName = string;
export type PdfText = { readonly text: string };
export type PdfRef = { readonly ref: string };
export type PdfObject = { readonly head: string; readonly value: PdfValue; readonly stream: string | undefined };
export type PdfFile = ReadonlyMap<string, PdfObject>;

/** Reads the objects of a PDF in pdfkit's format, by number; streams are decompressed, one character per byte. */
export function readObjects(pdf: Uint8Array): PdfFile {
  const raw = Buffer.from(pdf).toString("latin1");
  const objects = new Map<string, PdfObject>();
  for (const [, id = "", body = ""] of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf("\nstream\n");
    const length = Number(/\/Length (\d+)/.exec(body)?.[1] ?? 0);
    const bytes = at < 0 ? undefined : Buffer.from(body.slice(at + 8, at + 8 + length), "latin1");
    const head = at < 0 ? body : body.slice(0, at);
    const stream = bytes && (head.includes("/FlateDecode") ? inflateSync(bytes) : bytes).toString("latin1");
    objects.set(id, { head, value: readValues(head)[0] ?? null, stream });
  }
  return objects;
}

const TOKEN = /<<|>>|[[\]]|\((?:\\[\s\S]|[^\\()])*\)|<[0-9a-fA-F\s]*>|\/[^\s/<>[\](){}%]*|[^\s/<>[\](){}%]+/g;

/** Parses the consecutive values of a text: one object, or the operands and operators of a content stream. */
export function readValues(text: string): PdfValue[] {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  const until = (end: string | undefined): PdfValue[] => {
    const values: PdfValue[] = [];
    for (let token = tokens[at++]; token !== undefined && token !== end; token = tokens[at++]) {
      if (token === "[") values.push(until("]"));
      else if (token === "<<") values.push(dictOf(until(">>")));
      else if (token === "R") values.push(referenceOf(values));
      else values.push(simple(token));
    }
    return values;
  };
  return until(undefined);
}

function dictOf(values: readonly PdfValue[]): PdfDict {
  const dict = new Map<string, PdfValue>();
  for (let index = 0; index + 1 < values.length; index += 2) dict.set(nameOf(values[index]), values[index + 1] ?? null);
  return dict;
}

function referenceOf(values: PdfValue[]): PdfRef {
  values.pop();
  return { ref: nameOf(values.pop()) };
}

function simple(token: string): PdfValue {
  if (token.startsWith("(")) return { text: textOf(token.slice(1, -1)) };
  if (token.startsWith("<")) return { text: Buffer.from(token.slice(1, -1).replaceAll(/\s/g, ""), "hex").toString("latin1") };
  if (token === "true" || token === "false") return token === "true";
  if (token === "null") return null;
  return /^[-+.\d]/.test(token) && !Number.isNaN(Number(token)) ? Number(token) : token;
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

function textOf(escaped: string): string {
  const bytes = escaped.replaceAll(/\\([\s\S])/g, (_, sign: string) => ESCAPES[sign] ?? sign);
  return bytes.startsWith("\xfe\xff") ? Buffer.from(bytes.slice(2), "latin1").swap16().toString("utf16le") : bytes;
}

export const isDict = (value: PdfValue | undefined): value is PdfDict => value instanceof Map;
export const isList = (value: PdfValue | undefined): value is readonly PdfValue[] => Array.isArray(value);
export const isRef = (value: PdfValue | undefined): value is PdfRef => typeof value === "object" && value !== null && "ref" in value;
/** Returns a name or number as written; empty for any other value. */
export const nameOf = (value: PdfValue | undefined): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
/** Returns the text of a string; undefined for any other value. */
export const lettersOf = (value: PdfValue | undefined): string | undefined =>
  typeof value === "object" && value !== null && "text" in value ? value.text : undefined;
