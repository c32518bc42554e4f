/**
 * Runs in a page. Waits until no finite animation runs, because a bar that still fades in has pale letters and another position. With
 * reduced motion every change is a short transition, and an inherited value takes one more for each element on its way down.
 */
export async function untilQuiet(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const onItsWay = ({ playState, effect }: Animation) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
  for (let quiet = 0; quiet < 3; quiet += 1) {
    await frame();
    if (document.getAnimations().some(onItsWay)) quiet = 0;
  }
}
