import { contentOf, type Field, type Filled, handOver } from "./fields.ts";

const KEY = "tribun.typed";
/** Passwords are typed again rather than stored, and what the page hides is not the fan's. */
const FIELDS = "form :is(input:not([type=password], [type=hidden], [type=file]), textarea, select)";

type Kept = { readonly path: string; readonly typed: readonly Filled[] };

const fields = () => [...document.querySelectorAll<Field>(FIELDS)];

/** Keeps what stands in the page's forms for the same page in another language, which is another document. */
export function keepTyped(): void {
  const kept: Kept = { path: location.pathname, typed: fields().map(contentOf) };
  try {
    if (kept.typed.some((content) => content !== "" && content !== false)) sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage may be forbidden; the fan types again.
  }
}

/** Puts it back, once, the way a fan would: so the page wakes and React hears of it. */
export function putBackTyped(): void {
  try {
    const { path, typed } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    sessionStorage.removeItem(KEY);
    const places = fields();
    // Another number of fields is another form: nothing may land in the wrong one.
    if (path !== location.pathname || typed?.length !== places.length) return;
    for (const [at, field] of places.entries()) {
      const content = typed[at];
      if (content !== undefined && content !== contentOf(field)) handOver(field, content);
    }
  } catch {
    // Nothing was kept, or nothing may be read.
  }
}
