/** The narrowest phone (WCAG 1.4.10), and a common phone with text at 200 % (WCAG 1.4.4). Widths in px. */
export const NARROW_WINDOWS = [
  { width: 320, text: "100%" },
  { width: 390, text: "200%" },
] as const;

/** Runs in a page. Sets the text size; the empty string restores the browser's own. The layout is final after `untilQuiet`. */
export function setTextSize(size: string): void {
  document.documentElement.style.fontSize = size;
}

/** Runs in a page. What exceeds the window's width, as boxes or as their text. Empty when nothing scrolls sideways. */
export function stickingOut(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const clipped = (element: Element | null): boolean =>
    element !== null && element !== document.body && (getComputedStyle(element).overflowX !== "visible" || clipped(element.parentElement));
  const range = document.createRange();
  const rightOf = (element: Element): number => {
    range.selectNodeContents(element);
    const text = element.childElementCount === 0 ? range.getBoundingClientRect().right : 0;
    return Math.max(element.getBoundingClientRect().right, text);
  };
  const seen = [...document.querySelectorAll("body *")].filter((element) => element.checkVisibility());
  const wide = seen.filter((element) => rightOf(element) > clientWidth + 1 && !clipped(element.parentElement));
  const inner = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
  // Cut-off content is worse than sideways scrolling, because the fan cannot scroll to it.
  const cut = seen.filter(
    (element) =>
      !element.matches("input, select, textarea") &&
      /^(?:hidden|clip)$/.test(getComputedStyle(element).overflowX) &&
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + 1,
  );
  const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.className} "${element.textContent.trim().slice(0, 40)}"`;
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`] : []),
    ...inner.slice(0, 5).map((element) => `${name(element)} sticks out`),
    ...cut.slice(0, 5).map((element) => `${name(element)} is cut off`),
  ];
}
