/** True for a press that follows a link in this tab. With a modifier key the browser opens a tab or a window. */
export function isPlain({ metaKey, ctrlKey, shiftKey, altKey }: Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
