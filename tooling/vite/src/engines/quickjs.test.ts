import variant from "@jitl/quickjs-wasmfile-release-sync";
import { drawWinners, GOAL_ZONES, playPenalty } from "@tribun/domain";
import fc from "fast-check";
import { newQuickJSWASMModuleFromVariant, type QuickJSContext } from "quickjs-emscripten-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chanceScript } from "./bundle.ts";
import { played } from "./played.ts";

// Runs games and draws in QuickJS, an engine that shares no code with the operator's and needs no installation. `engines.built.ts` runs the
// fixed seeds in Firefox and WebKit too, where they are installed.

let engine: QuickJSContext;
beforeAll(async () => {
  const quickjs = await newQuickJSWASMModuleFromVariant(variant);
  engine = quickjs.newContext();
  engine.unwrapResult(engine.evalCode(await chanceScript())).dispose();
});
afterAll(() => engine.dispose());

/** Calls a function of the domain in QuickJS and returns its result. */
function there(name: "played" | "playPenalty" | "drawWinners", ...given: readonly unknown[]): unknown {
  const call = `chance.${name}(...JSON.parse(${JSON.stringify(JSON.stringify(given))}))`;
  const answer = engine.unwrapResult(engine.evalCode(`JSON.stringify(${call})`));
  const text = engine.getString(answer);
  answer.dispose();
  return JSON.parse(text);
}

const RULES = { kicks: 5, goalsToWin: 4 };
const turn = fc.array(fc.record({ zone: fc.constantFrom(...GOAL_ZONES), power: fc.integer({ min: 1, max: 100 }) }), {
  minLength: RULES.kicks,
  maxLength: RULES.kicks,
});
const seed = fc.string({ unit: "grapheme" });

test("turns of the game and draws of fixed seeds end as they do here", () => {
  expect(there("played")).toBe(played());
});

test("any turn ends as it does here", () => {
  fc.assert(
    fc.property(seed, turn, (from, kicks) => {
      expect(there("playPenalty", from, kicks, RULES)).toEqual(playPenalty(from, kicks, RULES));
    }),
  );
});

test("any draw has the winners it has here", () => {
  const entries = fc.array(fc.uuid(), { maxLength: 40 });
  const prizes = fc.array(fc.record({ id: fc.string({ minLength: 1 }), quantity: fc.integer({ min: 0, max: 5 }) }), { maxLength: 4 });
  fc.assert(
    fc.property(seed, entries, prizes, (from, ids, won) => {
      expect(there("drawWinners", from, ids, won)).toEqual(drawWinners(from, ids, won));
    }),
  );
});
