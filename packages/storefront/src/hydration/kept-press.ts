/** What a fan can press: links and buttons. */
const CONTROL = "a[href], button";
/** CSS pixels that a steady hand may move. */
const STILL = 8;

/**
 * Delivers a press to what was pressed when the page has moved under the pointer meanwhile. The browser would deliver it to the common
 * ancestor, or on a touch screen to what has moved there. A fan who moves away before letting go still cancels the press.
 */
export function keepPresses(): void {
  let control: Element | null = null;
  let x = 0;
  let y = 0;
  const down = ({ target, clientX, clientY }: PointerEvent) => {
    control = target instanceof Element ? target.closest(CONTROL) : null;
    x = clientX;
    y = clientY;
  };
  const click = (event: MouseEvent) => {
    const pressed = control;
    control = null;
    // A key or a script clicks at another point.
    if (!pressed?.isConnected || Math.hypot(event.clientX - x, event.clientY - y) > STILL) return;
    if (event.composedPath().includes(pressed)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.dispatchEvent(new MouseEvent(event.type, event));
  };
  document.addEventListener("pointerdown", down, true);
  document.addEventListener("click", click, true);
}
