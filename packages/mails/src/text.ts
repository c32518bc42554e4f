import type { Block, Letter, Part } from "./letter.ts";
import { footOf, inLanguage, type Sender } from "./sender.ts";

/** Returns the plain text of a letter. Without a sender it has no foot, and its links stay as they are: mails to staff have neither. */
export function plainText(letter: Letter, sender?: Sender): string {
  const { also } = letter;
  const both = [partText(letter, sender), ...(also ? [`– – – ${also.separator} – – –`, partText(also, sender)] : [])];
  if (!sender) return both.join("\n\n");
  const { lines, links } = footOf(sender, letter.language);
  return [...both, ["-- ", ...lines, ...links.map(({ label, url }) => `${label}: ${url}`)].join("\n")].join("\n\n");
}

function partText({ greeting, blocks, sign, foot, language }: Part, sender: Sender | undefined): string {
  const to = (url: string) => (sender ? inLanguage(url, sender.origin, language) : url);
  return [
    ...(greeting === undefined ? [] : [`${greeting},`]),
    blocksText(blocks, to),
    ...(sign === undefined ? [] : [sign]),
    ...(foot === undefined ? [] : [blocksText(foot, to)]),
  ].join("\n\n");
}

const blocksText = (blocks: readonly Block[], to: (url: string) => string): string =>
  blocks.reduce((text, block, index) => {
    const before = blocks[index - 1];
    return `${text}${before === undefined ? "" : belongs(before, block) ? "\n" : "\n\n"}${blockText(block, to)}`;
  }, "");

/** Rows of one table, and links in a row, stand without a gap. */
const belongs = (block: Block, next: Block): boolean =>
  (block.kind === "facts" && (next.kind === "amount" || next.kind === "facts")) ||
  (block.kind === "amount" && next.kind === "facts") ||
  (block.kind === "link" && next.kind === "link");

function blockText(block: Block, to: (url: string) => string): string {
  switch (block.kind) {
    case "facts":
      return block.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
    case "amount":
      return `${block.label}: ${block.value}${block.note === undefined ? "" : `, ${block.note}`}`;
    case "button":
      return `${block.label}:\n${to(block.url)}`;
    case "link":
      return `${block.label}: ${to(block.url)}`;
    case "list":
      return [...(block.lead === undefined ? [] : [block.lead]), ...block.items.map((item) => `- ${item}`)].join("\n");
    case "quote":
      return block.lead === undefined ? block.text : `${block.lead}\n${block.text}`;
    case "paragraph":
    case "note":
    case "aside":
      return block.text;
  }
}
