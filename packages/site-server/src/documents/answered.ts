const TAG = /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const VOID = new Set(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]);
const CONTROLS = new Set(["button", "input", "select", "textarea"]);

/**
 * Finds controls of a rendered page that would do nothing before hydration, and returns their tags. An island (`data-island`), hydration
 * (`data-hydrates`) or the form around it must answer a control. A form must be `method="post"`, so that the browser never puts typed
 * values into the address. A `summary` works by itself.
 */
export function unanswered(html: string): string[] {
  const open: { readonly tag: string; readonly answers: boolean }[] = [];
  const faults: string[] = [];
  for (const [whole, end, name = "", attributes = ""] of html.matchAll(TAG)) {
    const tag = name.toLowerCase();
    if (end) {
      while (open.length > 0 && open.pop()?.tag !== tag);
      continue;
    }
    const isForm = tag === "form";
    if (isForm && !attributes.includes('method="post"')) faults.push(whole);
    const answers = isForm || /\sdata-(?:island|hydrates)[=\s]|\sdata-(?:island|hydrates)$/.test(attributes);
    const inside = answers || open.some((element) => element.answers);
    if (CONTROLS.has(tag) && !inside) faults.push(whole);
    if (!VOID.has(tag) && !whole.endsWith("/>")) open.push({ tag, answers });
  }
  return faults;
}
