import { vi } from "vitest";

/** Sets whether this test runs under reduced motion, which is the default for tests. `mockRestore` undoes it. */
export function reduceMotion(reduced: boolean) {
  const asked = matchMedia("(prefers-reduced-motion: reduce)");
  const answer: Pick<MediaQueryList, "matches" | "media"> = { matches: reduced, media: asked.media };
  return vi.spyOn(window, "matchMedia").mockImplementation(() => Object.assign(new EventTarget(), asked, answer));
}
