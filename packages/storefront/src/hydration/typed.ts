import { contentOf, type Field, type Filled, handOver } from "./fields.ts";

/** Passwords, also while they are shown, and codes are typed again rather than stored. */
const FIELDS = "form :is(input:not([type=password], [autocomplete*=password], [autocomplete=one-time-code]), textarea, select)";

const key = () => `tribun.typed${location.pathname}`;
const fields = () => [...document.querySelectorAll<Field>(FIELDS)];

/** Keeps what stands in the page's forms for the same page in another language, which is another document. */
export function keepTyped(): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify(fields().map(contentOf)));
  } catch {
    // Storage may be forbidden; the fan types again.
  }
}

/** Puts it back, once, the way a fan would: so the page hydrates and React hears of it. */
export function putBackTyped(): void {
  try {
    const typed = JSON.parse(sessionStorage.getItem(key()) ?? "[]") as readonly Filled[];
    sessionStorage.removeItem(key());
    const places = fields();
    // Another number of fields is another form: nothing may land in the wrong one.
    if (typed.length !== places.length) return;
    for (const [at, field] of places.entries()) {
      const content = typed[at];
      if (content !== undefined && content !== contentOf(field)) handOver(field, content);
    }
  } catch {
    // Nothing was kept, or nothing may be read.
  }
}
