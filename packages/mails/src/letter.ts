import { LANGUAGES } from "@tribun/domain";
import * as v from "valibot";

const text = v.string();
/** An absolute address; a mail has no page that a path could belong to. */
const url = v.pipe(v.string(), v.regex(/^https?:\/\//));

const blockSchema = v.variant("kind", [
  v.object({ kind: v.literal("paragraph"), text }),
  /** Labels and values, such as a bill's number and its period. */
  v.object({ kind: v.literal("facts"), rows: v.array(v.tuple([text, text])) }),
  /** The sum that the mail is about, the largest thing in it. */
  v.object({ kind: v.literal("amount"), label: text, value: text, note: v.exactOptional(text) }),
  /** The one action of the mail. */
  v.object({ kind: v.literal("button"), label: text, url }),
  /** A further way on, less prominent than the button. */
  v.object({ kind: v.literal("link"), label: text, url }),
  v.object({ kind: v.literal("list"), lead: v.exactOptional(text), items: v.array(text) }),
  /** What a reader must not miss, in a box. */
  v.object({ kind: v.literal("note"), text }),
  /** Small print, such as the hotline. */
  v.object({ kind: v.literal("aside"), text }),
  /** Words that a person typed. */
  v.object({ kind: v.literal("quote"), lead: v.exactOptional(text), text }),
]);
export type Block = v.InferOutput<typeof blockSchema>;

const partSchema = v.object({
  language: v.picklist(LANGUAGES),
  /** First line without its comma; absent in mails to staff. */
  greeting: v.exactOptional(text),
  blocks: v.array(blockSchema),
  /** Last line; absent in mails to staff. */
  sign: v.exactOptional(text),
  /** Below the signature. */
  foot: v.exactOptional(v.array(blockSchema)),
});
/** A letter's text in one language. */
export type Part = v.InferOutput<typeof partSchema>;

/** A mail before it has a form. HTML and plain text are made of the same blocks. */
export const letterSchema = v.object({
  ...partSchema.entries,
  subject: text,
  heading: text,
  /** What a mailbox shows after the subject. */
  preheader: text,
  /** The same in the other language, below a separator. */
  also: v.exactOptional(v.object({ separator: text, ...partSchema.entries })),
});
export type Letter = v.InferOutput<typeof letterSchema>;

/** A block, or a paragraph as a string; undefined and false are left out. */
export type Content = string | Block | undefined | false | readonly Content[];

/** The head of a letter. Without `heading` the subject is the heading, without the reference in brackets at its end. */
export type Head = string | { readonly subject: string; readonly heading?: string; readonly preheader?: string };

const PREHEADER_LENGTH = 140;

/** Composes a letter of its head and its blocks. The preheader is the first paragraph, unless the head names another. */
export function letterOf(part: Omit<Part, "blocks">, head: Head, ...content: readonly Content[]): Letter {
  const { subject, heading, preheader } = typeof head === "string" ? { subject: head } : head;
  const blocks = blocksOf(content);
  const first = blocks.find((block) => block.kind === "paragraph" || block.kind === "note");
  return {
    ...part,
    subject,
    heading: heading ?? subject.replace(/ \([^()]*\)$/, ""),
    preheader: preheader ?? shortened(capitalised(first && "text" in first ? first.text : subject, part.language)),
    blocks,
  };
}

/** Adds the same letter in another language. Only the first part keeps its button, because a mail has one. */
export function withOther(letter: Letter, separator: string, { language, greeting, blocks, sign }: Letter): Letter {
  const quiet = blocks.map((block) => (block.kind === "button" ? { ...block, kind: "link" as const } : block));
  return {
    ...letter,
    also: { separator, language, blocks: quiet, ...(greeting !== undefined && { greeting }), ...(sign !== undefined && { sign }) },
  };
}

/** Adds blocks below the signature, such as the way out of advertising. */
export const withFoot = (letter: Letter, ...content: readonly Content[]): Letter => ({ ...letter, foot: blocksOf(content) });

function blocksOf(content: Content): Block[] {
  if (content === undefined || content === false || content === "") return [];
  if (typeof content === "string") return [{ kind: "paragraph", text: content }];
  return "kind" in content ? [content] : content.flatMap(blocksOf);
}

/** German paragraphs begin in lower case after the greeting; alone they are sentences. */
const capitalised = (sentence: string, language: Part["language"]): string =>
  /^\p{Ll}\p{Lu}/u.test(sentence) ? sentence : sentence.slice(0, 1).toLocaleUpperCase(language) + sentence.slice(1);

/** Ends at a word. */
const shortened = (sentence: string): string =>
  sentence.length <= PREHEADER_LENGTH ? sentence : `${sentence.slice(0, PREHEADER_LENGTH).replace(/\s+\S*$/, "")} …`;

export const facts = (...rows: readonly (readonly [label: string, value: string] | undefined | false)[]): Block => ({
  kind: "facts",
  rows: rows.flatMap((row) => (row ? [[row[0], row[1]]] : [])),
});
export const amount = (label: string, value: string, note?: string): Block => ({
  kind: "amount",
  label,
  value,
  ...(note !== undefined && { note }),
});
export const button = (label: string, to: string): Block => ({ kind: "button", label, url: to });
export const link = (label: string, to: string): Block => ({ kind: "link", label, url: to });
export const list = (lead: string | undefined, ...items: readonly (string | undefined | false)[]): Block => ({
  kind: "list",
  ...(lead !== undefined && { lead }),
  items: items.filter((item) => typeof item === "string"),
});
export const note = (words: string): Block => ({ kind: "note", text: words });
export const aside = (words: string): Block => ({ kind: "aside", text: words });
export const quote = (words: string, lead?: string): Block => ({ kind: "quote", text: words, ...(lead !== undefined && { lead }) });
