/** The closest element around an event's target, or the target itself, that matches a selector. */
export const within = <E extends Element = HTMLElement>(target: EventTarget | null, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null;
