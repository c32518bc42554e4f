/** What is pressed may go with what it did: then `next` has the focus, unless the fan has gone on to a field meanwhile. */
export function keepFocus(next: () => HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) next()?.focus();
  });
}
