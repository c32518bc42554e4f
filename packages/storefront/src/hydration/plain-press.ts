/** True for a press that follows a link here: with a key held it opens a tab or a window, which is the browser's business. */
export function isPlain({ metaKey, ctrlKey, shiftKey, altKey }: Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
