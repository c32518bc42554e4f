/** A block of a long text. */
export type Block =
  | { readonly kind: "heading"; readonly text: string; readonly id: string }
  | { readonly kind: "paragraph"; readonly lines: readonly string[] }
  | { readonly kind: "list"; readonly items: readonly string[] };

/**
 * Reads the light Markdown of our documents: `## ` headings, `- ` lists, and paragraphs that keep their line breaks.
 * Nothing else, on purpose: a lawyer can edit it, and no markup library has to be downloaded to read the imprint.
 */
export function parseDocument(source: string): Block[] {
  return source
    .trim()
    .split(/\n{2,}/)
    .map((text, index): Block => {
      if (text.startsWith("## ")) return { kind: "heading", text: text.slice(3).trim(), id: `s${index}` };
      const lines = text.split("\n");
      return lines.every((line) => line.startsWith("- "))
        ? { kind: "list", items: lines.map((line) => line.slice(2)) }
        : { kind: "paragraph", lines };
    });
}
