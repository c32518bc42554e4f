/**
 * Runs an island at once, and again for each part of the document that the browser parses. Its script stands before the elements that it
 * changes, so that nothing is painted and then moved.
 */
export function asItComes(look: () => void): void {
  look();
  if (document.readyState !== "loading") return;
  const watching = new MutationObserver(look);
  watching.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => watching.disconnect());
}
