import postcss, { type Root } from "postcss";
import parseSelectors, { type Node } from "postcss-selector-parser";

/**
 * The rules of a stylesheet that a rendered document can need, in their order: those whose classes, ids and elements occur in it. Rules for
 * a state, an attribute or a pseudo-class stay, except states of a control that only React sets. Faces that the browser would fetch are
 * left out, because they load after the first paint; so are unused variables and keyframes.
 */
export function usedCss(css: string, html: string): string {
  const words = wordsOf(html);
  const sheet = postcss.parse(css);
  sheet.walkAtRules("font-face", (face) => {
    if (face.some((child) => child.type === "decl" && child.value.includes("url("))) face.remove();
  });
  sheet.walkRules((rule) => {
    // The steps of keyframes look like rules.
    if (rule.parent?.type === "atrule" && "name" in rule.parent && rule.parent.name.endsWith("keyframes")) return;
    const possible = rule.selectors.filter((selector) => isPossible(selector, words));
    if (possible.length === 0) rule.remove();
    else rule.selectors = possible;
  });
  removeUnused(sheet, inlineStyles(html).join(" "));
  removeUnnamed(sheet);
  return sheet.toString();
}

/** States of a control that only React sets and that rendered markup rarely has. */
const REACTS_STATES = ["disabled", "aria-disabled", "aria-busy"] as const;

type Words = Readonly<Record<"class" | "tag" | "id" | "state", ReadonlySet<string>>>;

/** The classes, elements, ids and states of controls that occur in a document. */
export function wordsOf(html: string): Words {
  const all = (pattern: RegExp) => new Set([...html.matchAll(pattern)].flatMap(([, text = ""]) => text.split(/\s+/)));
  return {
    class: all(/\sclass="([^"]*)"/g),
    tag: all(/<([a-z][\w-]*)/gi),
    id: all(/\sid="([^"]*)"/g),
    state: all(/\s((?:aria-)?(?:disabled|busy))=/g),
  };
}

/** Style attributes of a document that can name a variable or an animation, each once. */
export function inlineStyles(html: string): readonly string[] {
  const styles = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, style = ""]) => style);
  return [...new Set(styles)].filter((style) => /var\(|animation/.test(style));
}

const parsed = new Map<string, Node[]>();

function isPossible(selector: string, words: Words): boolean {
  const known = parsed.get(selector) ?? parseSelectors().astSync(selector).nodes;
  parsed.set(selector, known);
  return known.some((node) => isNodePossible(node, words));
}

/**
 * Pseudo-classes whose argument is a list of selectors, one of which must be possible. `:not(.a)` matches every element without `.a`, and
 * arguments such as those of `:nth-child(2)` or of a view transition are no selectors.
 */
const SELECTOR_LISTS = new Set([":is", ":where", ":has"]);

const isReactsState = (name: string): boolean => REACTS_STATES.some((state) => state === name);

function isNodePossible(node: Node, words: Words): boolean {
  if (node.type === "class" || node.type === "id" || node.type === "tag") return words[node.type].has(node.value);
  if (node.type === "attribute" && isReactsState(node.attribute)) return words.state.has(node.attribute);
  if (node.type === "pseudo" && node.value === ":disabled") return words.state.has("disabled");
  if (node.type === "selector") return node.nodes.every((part) => isNodePossible(part, words));
  if (node.type === "pseudo" && SELECTOR_LISTS.has(node.value)) {
    return node.nodes.some((part) => isNodePossible(part, words));
  }
  return true;
}

/**
 * Removes view transitions of parts that the stylesheet does not name. A link leads to a document with its own style, and when React
 * changes the page its full styles have loaded.
 */
function removeUnnamed(sheet: Root): void {
  const names = new Set(["root"]);
  sheet.walkDecls("view-transition-name", ({ value }) => void names.add(value));
  sheet.walkRules(/::view-transition-/, (rule) => {
    const kept = rule.selectors.filter((selector) => names.has(/::view-transition-[\w-]+\((.*)\)/.exec(selector)?.[1] ?? ""));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  removeEmpty(sheet);
}

/** Removes variables and keyframes that nothing uses. Repeats this, because a removed declaration may have been the only use of another. */
function removeUnused(sheet: Root, inline: string): void {
  for (let before = -1, left = 0; before !== left;) {
    before = left;
    const text = sheet.toString() + inline;
    const variables = new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    left = 0;
    sheet.walkDecls(/^--/, (declaration) => {
      if (variables.has(declaration.prop)) left += 1;
      else declaration.remove();
    });
    sheet.walkAtRules("keyframes", (movement) => {
      if (text.split(new RegExp(`(?<![\\w-])${movement.params}(?![\\w-])`)).length < 3) movement.remove();
    });
  }
  removeEmpty(sheet);
}

function removeEmpty(sheet: Root): void {
  sheet.walk((node) => {
    if ((node.type === "rule" || node.type === "atrule") && node.nodes?.length === 0) node.remove();
  });
}
