import { readObjects } from "./pdf-objects.ts";

/**
 * Returns the text of a PDF by pdfkit, as a reader would copy it: each shown glyph is looked up in its font's ToUnicode table, so that a
 * letter that the font lacks or the table names wrongly becomes visible.
 */
export function pdfText(pdf: Uint8Array): string {
  return pdfLetters(pdf).replaceAll("\u00a0", " ");
}

/** The same with its non-breaking spaces. */
export function pdfLetters(pdf: Uint8Array): string {
  const objects = readObjects(pdf);
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = "", id = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? "")?.[1];
      const stream = table === undefined ? undefined : objects.get(table)?.stream;
      if (stream !== undefined) fonts.set(name, readTable(stream));
    }
  }
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  const words = pages.map(({ head }) => wordsOf(objects.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? "")?.stream ?? "", fonts));
  return words.join("\n");
}

/** Returns the files attached to a PDF, by name. */
export function pdfAttachments(pdf: Uint8Array): ReadonlyMap<string, string> {
  const objects = readObjects(pdf);
  const found = new Map<string, string>();
  for (const { head } of objects.values()) {
    const file = /\/Type \/Filespec[\s\S]*?\/EF <<\s*\/F (\d+) 0 R/.exec(head)?.[1];
    const name = /\/F \(([^)]*)\)/.exec(head)?.[1];
    const stream = file === undefined ? undefined : objects.get(file)?.stream;
    if (name !== undefined && stream !== undefined) found.set(name, Buffer.from(stream, "latin1").toString("utf8"));
  }
  return found;
}

/** Maps glyph numbers to their letters; pdfkit writes runs of them as `<from> <to> [<letter> …]`. */
export function readTable(cmap: string): ReadonlyMap<number, string> {
  const table = new Map<number, string>();
  for (const [, from = "0", , letters = ""] of cmap.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    [...letters.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex = ""], index) => {
      table.set(Number.parseInt(from, 16) + index, Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"));
    });
  }
  return table;
}

function wordsOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let font: ReadonlyMap<number, string> | undefined;
  let text = "";
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[-\d.\s])*)\] TJ/gi)) {
    if (name !== undefined) font = fonts.get(name);
    else {
      for (const [, hex = ""] of (shown ?? "").matchAll(/<([0-9a-f]*)>/gi)) {
        for (const glyph of hex.match(/.{4}/g) ?? []) text += font?.get(Number.parseInt(glyph, 16)) ?? "\u{fffd}";
      }
      text += "\n";
    }
  }
  return text;
}
