import { Fragment, type ReactNode } from "react";

/** Renders the words of each `<name>words</name>` in a text. */
export type RichParts = Readonly<Record<string, (words: string) => ReactNode>>;

const TAGGED = /<([a-z][A-Za-z]*)>(.*?)<\/\1>/g;

/**
 * Renders a text whose tagged words become links or emphasis, so that translators keep whole sentences: `<RichText text={t("terms")}
 * parts={{ agb: (words) => <a href="/information/agb">{words}</a> }} />`. A tag without a part shows its words as plain text. Tags do not
 * nest.
 */
export function RichText({ text, parts }: { readonly text: string; readonly parts: RichParts }) {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(TAGGED)) {
    const [whole, name = "", words = ""] = match;
    nodes.push(text.slice(end, match.index), <Fragment key={match.index}>{parts[name]?.(words) ?? words}</Fragment>);
    end = match.index + whole.length;
  }
  nodes.push(text.slice(end));
  return <>{nodes}</>;
}
