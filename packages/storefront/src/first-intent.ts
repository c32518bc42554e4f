const SIGNS = ["pointerdown", "keydown", "touchstart", "wheel", "scroll"] as const;

/**
 * Runs once, when the visitor first does something. What a page was drawn with is as good as the build, so nobody who
 * only glances downloads the operator's client; whoever acts sees the operator's own answers before deciding anything.
 */
export function onFirstIntent(run: () => void, target: EventTarget = window): void {
  const once = () => {
    for (const sign of SIGNS) target.removeEventListener(sign, once, { capture: true });
    run();
  };
  for (const sign of SIGNS) target.addEventListener(sign, once, { capture: true, passive: true });
}
