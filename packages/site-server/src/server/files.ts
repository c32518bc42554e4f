import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const br = promisify(brotliCompress);
const gz = promisify(gzip);
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".ics": "text/calendar; charset=utf-8",
};
const ENCODINGS = { br: ".br", gzip: ".gz" } as const;
export type Encoding = keyof typeof ENCODINGS;

/** A file in memory, with its compressed forms. */
export type StoredFile = {
  readonly type: string;
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
};

/** Reads a built club into memory, keyed by path from its folder with forward slashes. A request can reach only these files. */
export function readFiles(folder: string): ReadonlyMap<string, StoredFile> {
  const files = new Map<string, StoredFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const type = TYPES[extname(name)];
    const path = join(folder, name);
    if (!type || name.startsWith(".vite") || !statSync(path).isFile()) continue;
    const plain = new Uint8Array(readFileSync(path));
    files.set(name.split(sep).join("/"), {
      type,
      plain,
      etag: tagOf(plain),
      encoded: Object.fromEntries(
        Object.entries(ENCODINGS).flatMap(([encoding, ending]) => optional(path + ending).map((body) => [encoding, body])),
      ),
    });
  }
  return files;
}

/**
 * Compresses a text made after the build like the build does: two levels lower, a document is a tenth larger and no longer arrives in the
 * first round trip. Takes about 50 ms, so it suits what changes seldom.
 */
export async function fileOf(type: StoredFile["type"], text: string): Promise<StoredFile> {
  const plain = new TextEncoder().encode(text);
  const [brotli, zipped] = await Promise.all([br(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }), gz(plain)]);
  return { type, plain, etag: tagOf(plain), encoded: { br: new Uint8Array(brotli), gzip: new Uint8Array(zipped) } };
}

const tagOf = (plain: Uint8Array): string => `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;

/** The smallest encoding that the browser accepts out of those available. */
export function encodingOf(accept: string | null | undefined, there: (encoding: Encoding) => boolean = () => true): Encoding | undefined {
  const accepted = new Set((accept ?? "").split(",").map((part) => part.trim().split(";")[0]));
  return (["br", "gzip"] as const).find((encoding) => accepted.has(encoding) && there(encoding));
}

/** The smallest stored encoding of the file that the browser accepts. */
export function pickEncoding(file: StoredFile, accept: string | undefined): Encoding | undefined {
  return encodingOf(accept, (encoding) => file.encoded[encoding] !== undefined);
}

function optional(path: string): Uint8Array<ArrayBuffer>[] {
  try {
    return [new Uint8Array(readFileSync(path))];
  } catch {
    return [];
  }
}
