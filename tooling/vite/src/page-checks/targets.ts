/**
 * Runs in a page. Links, buttons and fields that are smaller than 44 px in one direction (WCAG 2.5.5). A link inside a sentence may be as
 * small as its line. A radio or checkbox counts together with its label. Empty when all are large enough.
 */
export function smallTargets(): string[] {
  const LEAST = 44;
  const inSentence = (element: Element): boolean => {
    const block = element.parentElement?.closest("p, li, dd, td, label, span");
    return element.matches("a, button") && block?.textContent.trim() !== element.textContent.trim() && Boolean(block);
  };
  const boxesOf = (element: Element): DOMRect[] => {
    const labels = element instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(element.type) ? (element.labels ?? []) : [];
    return [element, ...labels].map((each) => each.getBoundingClientRect());
  };
  const targets = document.querySelectorAll(
    "a[href], button, summary, input:not([type=hidden]), select, textarea, [role=radio], [tabindex='0']",
  );
  return [...targets]
    .filter((element) => element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
    .filter((element) => !element.matches(":disabled, [inert] *"))
    .flatMap((element) => {
      const boxes = boxesOf(element);
      // Lines of text have fractional heights. A fraction of a pixel does not matter.
      const fits = boxes.some(({ width, height }) => Math.round(width) >= LEAST && Math.round(height) >= LEAST);
      if (fits || inSentence(element) || boxes.every(({ width, height }) => width <= 1 && height <= 1)) return [];
      const [{ width, height } = new DOMRect()] = boxes;
      const words = element.textContent.trim().slice(0, 40);
      return [`${element.tagName.toLowerCase()}.${element.className} "${words}" is ${Math.round(width)} × ${Math.round(height)} px`];
    });
}
