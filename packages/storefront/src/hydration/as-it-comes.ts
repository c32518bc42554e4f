/**
 * Does what an island does at once, and again for each piece of the document that comes: its script stands before what it answers, so
 * that nothing is painted that it would move a moment later.
 */
export function asItComes(look: () => void): void {
  look();
  if (document.readyState !== "loading") return;
  const watching = new MutationObserver(look);
  watching.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => watching.disconnect());
}
