/** A block of a long text. */
export type Block =
  | { readonly kind: "heading"; readonly text: string; readonly id: string }
  | { readonly kind: "paragraph"; readonly lines: readonly string[] }
  | { readonly kind: "list"; readonly items: readonly string[] };

/**
 * Parses the light Markdown of the legal documents: `## ` headings, `- ` lists, and paragraphs that keep their line breaks. It supports
 * nothing else on purpose: a lawyer can edit it, and the browser downloads no Markdown library to show the imprint.
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
