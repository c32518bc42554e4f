import type { PlayedKick } from "@tribun/domain";
import { arrivesAt, type Frame, frameAt, lengthOf, STRUCK_AT } from "./motion.ts";

/** Moments of a kick with a sound or vibration, in order. */
export type Moment = "struck" | "arrived";

/** Shows a frame by setting SVG attributes, without layout and without React. */
export function draw(pitch: SVGSVGElement, { ball, keeper, net }: Frame): void {
  const turn = (part: string, transform: string) => pitch.querySelector(`[data-part="${part}"]`)?.setAttribute("transform", transform);
  const at = (value: number) => value.toFixed(1);
  turn("ball", `translate(${at(ball.x)} ${at(ball.y)})scale(${ball.scale.toFixed(3)})rotate(${at(ball.spin)})`);
  pitch.querySelector('[data-part="ball"]')?.setAttribute("opacity", ball.seen.toFixed(2));
  // The shadow stays on the ground below the ball; the higher the ball, the wider and paler.
  const ground = 292 + Math.max(0, ball.scale - 0.54) * 335;
  const high = Math.max(0, ground - ball.y);
  turn("shadow", `translate(${at(ball.x)} ${at(ground + 25 * ball.scale)})scale(${(ball.scale * (1 + high / 500)).toFixed(3)})`);
  pitch.querySelector('[data-part="shadow"]')?.setAttribute("opacity", (ball.seen * Math.max(0.12, 0.5 - high / 500)).toFixed(2));
  turn("keeper", `translate(${at(500 + keeper.x)} ${at(304 + keeper.y)})rotate(${at(keeper.turn)} 0 -66)`);
  turn("arm-left", `rotate(${at(keeper.left)} -24 -112)`);
  turn("arm-right", `rotate(${at(-keeper.right)} 24 -112)`);
  turn("leg-left", `rotate(${at(keeper.legs)} -11 -64)`);
  turn("leg-right", `rotate(${at(-keeper.legs)} 11 -64)`);
  turn("net", `translate(${at(net.x)} ${at(net.y)})scale(${(0.4 + net.depth * 0.6).toFixed(3)})`);
  pitch.querySelector('[data-part="net"]')?.setAttribute("opacity", net.depth.toFixed(2));
}

type Show = {
  readonly kick: PlayedKick;
  /** Shows only the last frame. */
  readonly still: boolean;
  readonly onMoment: (moment: Moment) => void;
  readonly onEnd: () => void;
};

/**
 * Animates a kick.
 * @returns a function that stops it early without `onEnd`
 */
export function show(pitch: SVGSVGElement, { kick, still, onMoment, onEnd }: Show): () => void {
  const length = lengthOf(kick);
  const moments: [number, Moment][] = [
    [STRUCK_AT, "struck"],
    [arrivesAt(kick), "arrived"],
  ];
  let began: number | undefined;
  let asked = 0;
  const step = (now: number) => {
    began ??= still ? now - length : now;
    const ms = Math.min(length, now - began);
    draw(pitch, frameAt(kick, ms));
    while (moments[0] && moments[0][0] <= ms) onMoment(moments.shift()?.[1] ?? "arrived");
    if (ms >= length) onEnd();
    else asked = requestAnimationFrame(step);
  };
  asked = requestAnimationFrame(step);
  return () => cancelAnimationFrame(asked);
}

/** True if the fan prefers reduced motion. */
export function wantsStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
