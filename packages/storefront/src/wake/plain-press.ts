/** True for a press that follows a link here: with a key held it opens a tab or a window, which is the browser's business. */
export function isPlain({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
