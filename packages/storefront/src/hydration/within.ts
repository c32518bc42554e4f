/** The element round what an event happened to, or that itself, which a selector names. */
export const within = <E extends Element = HTMLElement>(target: EventTarget | null, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null;
