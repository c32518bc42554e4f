/** What leads on or does something when it is pressed. */
const CONTROL = "a[href], button";
/** CSS pixels by which a hand moves that holds still. */
const STILL = 8;

/**
 * Lets a press reach what was pressed where the page moved under the pointer meanwhile: the browser would give it to what both places
 * lie in, or on a screen that is touched to what has come there. Whoever moves away before letting go has still changed their mind.
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
    // A key and a script click elsewhere.
    if (!pressed?.isConnected || Math.hypot(event.clientX - x, event.clientY - y) > STILL) return;
    if (event.composedPath().includes(pressed)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.dispatchEvent(new MouseEvent(event.type, event));
  };
  document.addEventListener("pointerdown", down, true);
  document.addEventListener("click", click, true);
}
