declare global {
  interface ImportMetaEnv {
    /** Whether anything can be typed, chosen or filtered on the page; a build leaves out for the others what keeps it. */
    readonly FIELDS?: boolean;
  }
}

export const HAS_FIELDS = import.meta.env.FIELDS !== false;

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What stands in a field: its text, or whether it is ticked. */
export type Filled = string | boolean;

/** True for what a fan can type or choose into. */
export function isField(target: unknown): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

/** What the fan made of a field. */
export function contentOf(field: Field): Filled {
  return isTicked(field) ? field.checked : field.value;
}

/** True where a field holds something else than was drawn, say by the browser's own filling in. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return false;
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Remembers where the caret stands in an element. @returns what puts it there again */
export function caretOf(element: Element | null): () => void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return () => undefined;
  const { selectionStart: start, selectionEnd: end } = element;
  // A field for addresses or numbers has no caret that anybody may ask for.
  return () => start !== null && element.setSelectionRange(start, end);
}

/**
 * Tells React what was typed, ticked or chosen before it was there. It believes what it has drawn and ignores an event about a value
 * that it finds in the field, so the field is put back first, and the fan's value comes in the way a fan brings it.
 */
export function handOver(field: Field, content: Filled): void {
  if (isTicked(field)) tick(field, content === true);
  else if (field instanceof HTMLSelectElement) choose(field, String(content));
  else type(field, String(content));
}

function choose(field: HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

function tick(field: HTMLInputElement, ticked: boolean): void {
  // Of radio buttons the one that was chosen tells it all.
  if (field.type === "radio" && !ticked) return;
  field.checked = !ticked;
  field.click();
}

function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = "";
  // By the browser's own setter: React keeps another on the field itself, and would take the value for one that it knows.
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
