import fc from "fast-check";
import { expect, test } from "vitest";
import { isPlayed, PLAY_EVENTS, PLAY_STATES, type PlayState, playTransition } from "./states.ts";

const events = fc.array(fc.constantFrom(...PLAY_EVENTS), { maxLength: 30 });
function walk(path: readonly (typeof PLAY_EVENTS)[number][]): PlayState[] {
  const states: PlayState[] = ["ready"];
  for (const event of path) states.push(playTransition(states.at(-1) ?? "ready", event) ?? states.at(-1) ?? "ready");
  return states;
}

test("whatever happens, a game is played once and a reward is booked at most once, and only after a win", () => {
  fc.assert(
    fc.property(events, (path) => {
      const states = walk(path);
      const changes = states.filter((state, index) => index > 0 && state !== states[index - 1]);
      expect(changes.filter((state) => state === "won" || state === "lost").length).toBeLessThanOrEqual(1);
      expect(changes.filter((state) => state === "booked").length).toBeLessThanOrEqual(1);
      const booked = states.indexOf("booked");
      if (booked >= 0) expect(states.slice(0, booked)).toContain("won");
    }),
  );
});

test("illegal events leave a turn as it is", () => {
  expect(playTransition("lost", "book")).toBeUndefined();
  expect(playTransition("won", "win")).toBeUndefined();
  expect(playTransition("booked", "park")).toBeUndefined();
  expect(playTransition("forfeited", "book")).toBeUndefined();
  expect(PLAY_STATES.filter(isPlayed)).toEqual(PLAY_STATES.filter((state) => state !== "ready"));
});

test("every state can be reached", () => {
  const seen = new Set<PlayState>(["ready"]);
  for (const state of seen) for (const event of PLAY_EVENTS) seen.add(playTransition(state, event) ?? state);
  expect([...seen].toSorted()).toEqual([...PLAY_STATES].toSorted());
});
