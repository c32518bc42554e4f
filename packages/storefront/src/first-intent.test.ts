import { expect, it, vi } from "vitest";
import { onFirstIntent } from "./first-intent.ts";

it.each(["pointerdown", "keydown", "touchstart", "wheel", "scroll"])("runs once, at the first %s", (sign) => {
  const target = new EventTarget();
  const run = vi.fn();
  onFirstIntent(run, target);
  expect(run).not.toHaveBeenCalled();
  target.dispatchEvent(new Event(sign));
  target.dispatchEvent(new Event(sign));
  target.dispatchEvent(new Event("keydown"));
  expect(run).toHaveBeenCalledOnce();
});
