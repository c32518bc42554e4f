import { vi } from "vitest";

/** Tests run under reduced motion; from here on, whether this one does. Restored by `mockRestore`. */
export function reduceMotion(reduced: boolean) {
  const asked = matchMedia("(prefers-reduced-motion: reduce)");
  const answer: Pick<MediaQueryList, "matches" | "media"> = { matches: reduced, media: asked.media };
  return vi.spyOn(window, "matchMedia").mockImplementation(() => Object.assign(new EventTarget(), asked, answer));
}
