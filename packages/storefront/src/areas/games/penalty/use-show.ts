import { type Dispatch, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { frameAt, lengthOf, STILL } from "./motion.ts";
import type { Round, Step } from "./round.ts";
import { draw, show, wantsStill } from "./stage.ts";
import type { Sound } from "./use-sound.ts";

/** Animates the current kick and shows a still frame otherwise. Returns the ref of the SVG. */
export function useShow({ phase, at, moving, result }: Round, step: Dispatch<Step>, sound: Sound): RefObject<SVGSVGElement | null> {
  const pitch = useRef<SVGSVGElement>(null);
  const kick = result?.kicks[at];
  const last = phase === "show" || phase === "over" ? result?.kicks[at - 1] : undefined;
  const land = useEffectEvent(() => step({ kind: "landed" }));
  const hear = useEffectEvent((moment: "struck" | "arrived") => {
    if (!kick) return;
    if (moment === "struck") sound.kick(kick.power);
    else sound.outcome(kick.outcome);
  });
  useEffect(() => {
    const drawing = pitch.current;
    if (!drawing) return undefined;
    if (moving && kick) return show(drawing, { kick, still: wantsStill(), onMoment: hear, onEnd: land });
    // The last shown kick stays visible until the fan aims or shoots the next one.
    draw(drawing, last ? frameAt(last, lengthOf(last)) : STILL);
    return undefined;
  }, [moving, kick, last]);
  return pitch;
}
