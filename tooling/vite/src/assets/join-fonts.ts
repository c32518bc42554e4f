/** Tables of an OpenType font by tag. */
type Tables = Map<string, Uint8Array>;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const even = (size: number) => size + (size % 2);

/** Concatenates parts, each at an even offset. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((size, part) => size + even(part.length), 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += even(part.length);
  }
  return all;
}

function words(...values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 2);
  for (const [at, value] of values.entries()) viewOf(bytes).setUint16(at * 2, value);
  return bytes;
}

function longs(...values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  for (const [at, value] of values.entries()) viewOf(bytes).setUint32(at * 4, value);
  return bytes;
}

function tablesOf(font: Uint8Array): Tables {
  const view = viewOf(font);
  const entries = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16);
  return new Map(
    entries.map((at) => {
      const from = view.getUint32(at + 8);
      return [new TextDecoder().decode(font.subarray(at, at + 4)), font.slice(from, from + view.getUint32(at + 12))];
    }),
  );
}

/** Builds a font without checksums; `subsetFont` adds them. */
function fontOf(tables: Tables): Uint8Array {
  const sorted = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  let at = 12 + sorted.length * 16;
  const entries = sorted.flatMap(([tag, bytes]) => {
    const from = at;
    at += even(bytes.length);
    return [new TextEncoder().encode(tag), longs(0, from, bytes.length)];
  });
  return joined([longs(0x0001_0000), words(sorted.length, 0, 0, 0), ...entries, ...sorted.map(([, bytes]) => bytes)]);
}

function table(tables: Tables, tag: string): Uint8Array {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no ${tag}.`);
  return found;
}

const glyphCount = (tables: Tables) => viewOf(table(tables, "maxp")).getUint16(4);

/** Outlines of all glyphs. A composite glyph names its parts by index, to which this adds `shift`. */
function outlinesOf(tables: Tables, shift = 0): Uint8Array[] {
  const loca = viewOf(table(tables, "loca"));
  const long = viewOf(table(tables, "head")).getInt16(50) === 1;
  const place = (glyph: number) => (long ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2);
  return Array.from({ length: glyphCount(tables) }, (_, glyph) => {
    const outline = table(tables, "glyf").slice(place(glyph), place(glyph + 1));
    const view = viewOf(outline);
    if (outline.length === 0 || view.getInt16(0) >= 0) return outline;
    for (let at = 10, more = true; more;) {
      const flags = view.getUint16(at);
      view.setUint16(at + 2, view.getUint16(at + 2) + shift);
      const scale = has(flags, 0x80) ? 8 : has(flags, 0x40) ? 4 : has(flags, 8) ? 2 : 0;
      at += 4 + (has(flags, 1) ? 4 : 2) + scale;
      more = has(flags, 0x20);
    }
    return outline;
  });
}

const has = (flags: number, bit: number) => Math.floor(flags / bit) % 2 === 1;

/** Width and left side bearing of all glyphs. */
function metricsOf(tables: Tables): Uint8Array[] {
  const hmtx = table(tables, "hmtx");
  const whole = viewOf(table(tables, "hhea")).getUint16(34);
  return Array.from({ length: glyphCount(tables) }, (_, glyph) => {
    if (glyph < whole) return hmtx.slice(glyph * 4, glyph * 4 + 4);
    const bearing = whole * 4 + (glyph - whole) * 2;
    return joined([hmtx.slice(whole * 4 - 4, whole * 4 - 2), hmtx.slice(bearing, bearing + 2)]);
  });
}

/**
 * How outlines vary with the weight: the tuples that several glyphs share, and each glyph's data, which names shared tuples by index plus
 * `shift`.
 */
function variationsOf(tables: Tables, shift = 0): { readonly shared: Uint8Array; readonly glyphs: Uint8Array[] } {
  const gvar = table(tables, "gvar");
  const view = viewOf(gvar);
  const [axes, count, sharedAt, dataAt] = [view.getUint16(4), view.getUint16(6), view.getUint32(8), view.getUint32(16)];
  const long = has(view.getUint16(14), 1);
  const place = (glyph: number) => dataAt + (long ? view.getUint32(20 + glyph * 4) : view.getUint16(20 + glyph * 2) * 2);
  const glyphs = Array.from({ length: glyphCount(tables) }, (_, glyph) => {
    const data = gvar.slice(place(glyph), place(glyph + 1));
    const of = viewOf(data);
    let at = 4;
    for (let left = data.length === 0 ? 0 : of.getUint16(0) % 0x1000; left > 0; left -= 1) {
      const index = of.getUint16(at + 2);
      const own = has(index, 0x8000);
      if (!own) of.setUint16(at + 2, index + shift);
      at += 4 + (own ? axes * 2 : 0) + (has(index, 0x4000) ? axes * 4 : 0);
    }
    return data;
  });
  return { shared: gvar.slice(sharedAt, sharedAt + count * axes * 2), glyphs };
}

/** The variations of the glyphs of two fonts, in the order of their glyphs. */
function joinedVariations(ours: Tables, more: Tables): Uint8Array {
  const mine = variationsOf(ours);
  const axes = viewOf(table(ours, "gvar")).getUint16(4);
  const others = variationsOf(more, mine.shared.length / axes / 2);
  const shared = joined([mine.shared, others.shared]);
  const variations = [...mine.glyphs, ...others.glyphs];
  const offsets = placesOf(variations);
  const dataAt = 20 + offsets.length * 4 + shared.length;
  const head = [words(1, 0, axes, shared.length / axes / 2), longs(20 + offsets.length * 4), words(variations.length, 1), longs(dataAt)];
  return joined([...head, longs(...offsets), shared, ...variations]);
}

/** Offset of each part, and of the end. */
function placesOf(parts: readonly Uint8Array[]): number[] {
  let at = 0;
  return [0, ...parts.map((part) => (at += even(part.length)))];
}

/** The map from characters to glyphs, as a cmap table of format 12. */
function lettersOf(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const groups = [...glyphs].toSorted(([one], [other]) => one - other).flatMap(([letter, glyph]) => [letter, letter, glyph]);
  return joined([words(0, 1, 3, 10), longs(12), words(12, 0), longs(16 + groups.length * 4, 0, groups.length / 3), longs(...groups)]);
}

/** A font, and the glyph of each of its characters. */
export type Lettered = { readonly font: Uint8Array; readonly letters: ReadonlyMap<number, number> };

/**
 * Joins two fonts that were cut out of the same one. The glyphs of the first keep their indexes, and those of the second follow. The table
 * of widths per weight (HVAR) is omitted, because the outlines contain the same information.
 * @throws when a font lacks a table, or only one of them is variable
 */
export function joinFonts(first: Lettered, second: Lettered): Uint8Array {
  const [ours, more] = [tablesOf(first.font), tablesOf(second.font)];
  const count = glyphCount(ours);
  const outlines = [...outlinesOf(ours), ...outlinesOf(more, count)];
  const metrics = [...metricsOf(ours), ...metricsOf(more)];
  if (ours.has("gvar")) ours.set("gvar", joinedVariations(ours, more));

  const set = (tag: string, at: number, value: number) => viewOf(table(ours, tag)).setUint16(at, value);
  set("maxp", 4, outlines.length);
  // The largest number of points, contours and parts of a glyph.
  for (let at = 6; at < 32; at += 2) {
    const most = [ours, more].map((tables) => viewOf(table(tables, "maxp")).getUint16(at));
    set("maxp", at, Math.max(...most));
  }
  set("hhea", 34, outlines.length);
  set("head", 50, 1);
  ours.set("glyf", joined(outlines));
  ours.set("loca", longs(...placesOf(outlines)));
  ours.set("hmtx", joined(metrics));
  const letters = [...second.letters].map(([letter, glyph]) => [letter, glyph + count] as const);
  ours.set("cmap", lettersOf(new Map([...letters, ...first.letters])));
  ours.set("post", joined([longs(0x0003_0000), table(ours, "post").slice(4, 32)]));
  ours.delete("HVAR");
  return fontOf(ours);
}

/** How high a font stands: multiples of the font size above and below the baseline. */
export type Height = { readonly ascent: number; readonly descent: number };

/**
 * Enlarges a font and sets the height of its lines, so that it fits in the place of another face. It is part of the file, because Safari
 * has no `ascent-override`.
 * @param scale factor of the outlines
 */
export function levelled(font: Uint8Array, scale: number, { ascent, descent }: Height): Uint8Array {
  const tables = tablesOf(font);
  const head = viewOf(table(tables, "head"));
  const em = Math.round(head.getUint16(18) / scale);
  head.setUint16(18, em);
  const [up, down] = [Math.round(ascent * em), Math.round(descent * em)];
  const [lines, marks] = [viewOf(table(tables, "hhea")), viewOf(table(tables, "OS/2"))];
  lines.setInt16(4, up);
  lines.setInt16(6, -down);
  lines.setInt16(8, 0);
  marks.setInt16(68, up);
  marks.setInt16(70, -down);
  marks.setInt16(72, 0);
  marks.setUint16(74, up);
  marks.setUint16(76, down);
  return fontOf(tables);
}
