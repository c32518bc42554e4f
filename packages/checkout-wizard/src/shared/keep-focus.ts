/** Moves the focus to `next` if the pressed element has disappeared, unless the fan has already focused another element. */
export function keepFocus(next: () => HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) next()?.focus();
  });
}
