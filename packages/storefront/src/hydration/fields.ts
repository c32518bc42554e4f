declare global {
  interface ImportMetaEnv {
    /** False for pages on which a fan can type, choose or filter nothing; the build leaves the code for fields out of their script. */
    readonly FIELDS?: boolean;
  }
}

export const HAS_FIELDS = import.meta.env.FIELDS !== false;

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** The content of a field: its text, or whether it is ticked. */
export type Filled = string | boolean;

/** True for a field that a fan can type or choose into. */
export function isField(target: unknown): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

/** The current content of a field. */
export function contentOf(field: Field): Filled {
  return isTicked(field) ? field.checked : field.value;
}

/** True when a field no longer has its rendered value, for example because the browser filled it in. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return false;
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Remembers where the caret stands in an element. @returns puts it back */
export function caretOf(element: Element | null): () => void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return () => undefined;
  const { selectionStart: start, selectionEnd: end } = element;
  // Fields for e-mail addresses and numbers do not report a caret.
  return () => start !== null && element.setSelectionRange(start, end);
}

/**
 * Reports to React what the fan typed, ticked or chose before hydration. React ignores an event about a value that it already finds in the
 * field, so this resets the field first, and then enters the fan's value as the fan would.
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
  // Of a group of radio buttons only the chosen one matters.
  if (field.type === "radio" && !ticked) return;
  field.checked = !ticked;
  field.click();
}

function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = "";
  // Uses the browser's own setter: React overrides it on the field, and would treat the value as one that it knows.
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
