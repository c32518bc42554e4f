import { partCss } from "./late-css.ts";
import { inlineStyles, usedCss, wordsOf } from "./used-css.ts";

/**
 * Returns a function that selects the CSS of a document's first paint. Documents that use the same words of the same stylesheets share one
 * result: 400 documents need 125.
 */
export function documentStyles(): (css: string, html: string) => string {
  const namesOf = remembered((css: string) => new Set(css.match(/[\w-]+/g)));
  const made = new Map<string, string>();
  return (css, html) => {
    const names = namesOf(css);
    const words = Object.entries(wordsOf(html)).flatMap(([kind, found]) => [kind, ...[...found].filter((word) => names.has(word)).sort()]);
    const key = [css, ...words, ...inlineStyles(html)].join("\n");
    const style = made.get(key) ?? partCss(usedCss(css, html)).now;
    made.set(key, style);
    return style;
  };
}

function remembered<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? make(text);
    known.set(text, value);
    return value;
  };
}
