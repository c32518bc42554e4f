/** The closest element around an event's target, or the target itself, that matches a selector. */
export const within = <E extends Element = HTMLElement>(target: EventTarget | null, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null;

/** True for a press that follows a link in this tab. With a modifier key the browser opens a tab or a window. */
export function isPlain({ metaKey, ctrlKey, shiftKey, altKey }: Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
