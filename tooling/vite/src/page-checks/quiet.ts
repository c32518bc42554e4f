/**
 * Runs in a page. Waits until nothing that ends is on its way: a bar that still fades in has pale letters and another place. Under reduced
 * motion every change is a short transition; what is inherited takes one more for each element on the way down.
 */
export async function untilQuiet(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const onItsWay = ({ playState, effect }: Animation) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
  for (let quiet = 0; quiet < 3; quiet += 1) {
    await frame();
    if (document.getAnimations().some(onItsWay)) quiet = 0;
  }
}
