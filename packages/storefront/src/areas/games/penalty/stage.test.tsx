import type { PlayedKick } from "@tribun/domain";
import { afterEach, expect, test, vi } from "vitest";
import { reduceMotion } from "../../../testing/motion.ts";
import { frameAt, lengthOf } from "./motion.ts";
import { show, wantsStill } from "./stage.ts";

const kick: PlayedKick = { zone: "leftHigh", keeper: "rightLow", power: 70, outcome: "goal" };
const END = frameAt(kick, lengthOf(kick)).ball;

afterEach(() => void vi.restoreAllMocks());

/** Shows a kick with or without reduced motion, and returns every position of the ball. */
async function placesOfBall(): Promise<readonly string[]> {
  const pitch = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  pitch.innerHTML = '<g data-part="ball"></g>';
  const ball = pitch.querySelector("g");
  const places: string[] = [];
  const seen = new MutationObserver(() => places.push(ball?.getAttribute("transform") ?? ""));
  seen.observe(pitch, { attributes: true, attributeFilter: ["transform"], subtree: true });
  await new Promise<void>((resolve) => {
    show(pitch, { kick, still: wantsStill(), onMoment: () => undefined, onEnd: resolve });
  });
  await Promise.resolve();
  seen.disconnect();
  return places;
}

test("who wants no motion sees the end of a kick alone", async () => {
  reduceMotion(true);
  const places = await placesOfBall();
  expect(places).toHaveLength(1);
  expect(places[0]).toContain(`translate(${END.x.toFixed(1)} ${END.y.toFixed(1)})`);
});

test("everybody else sees the ball fly, to the same end", async () => {
  reduceMotion(false);
  const places = await placesOfBall();
  expect(new Set(places).size).toBeGreaterThan(5);
  expect(places.at(-1)).toContain(`translate(${END.x.toFixed(1)} ${END.y.toFixed(1)})`);
});
