import { contentOf, type Field, type Filled, handOver } from "./fields.ts";

/** Fields whose content is stored. The fan types passwords, also visible ones, and codes again. */
const FIELDS = "form :is(input:not([type=password], [autocomplete*=password], [autocomplete=one-time-code]), textarea, select)";

const key = () => `tribun.typed${location.pathname}`;
const fields = () => [...document.querySelectorAll<Field>(FIELDS)];

/** Stores what stands in the page's forms for the next document at this path, such as the same page in another language. */
export function keepTyped(): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify(fields().map(contentOf)));
  } catch {
    // Storage may be forbidden; the fan types again.
  }
}

/** Restores the stored values, once, as the fan would enter them: so the page hydrates and React receives them. */
export function putBackTyped(): void {
  try {
    const typed = JSON.parse(sessionStorage.getItem(key()) ?? "[]") as readonly Filled[];
    sessionStorage.removeItem(key());
    const places = fields();
    // Another number of fields means another form; no value may land in the wrong field.
    if (typed.length !== places.length) return;
    for (const [at, field] of places.entries()) {
      const content = typed[at];
      if (content !== undefined && content !== contentOf(field)) handOver(field, content);
    }
  } catch {
    // Nothing was stored, or storage is forbidden.
  }
}
