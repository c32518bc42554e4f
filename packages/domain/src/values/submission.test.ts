import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { begin, contentOf, finish, IDLE, type Submission } from "./submission.ts";

describe("submission", () => {
  const keys = () => {
    let count = 0;
    return () => `key-${++count}`;
  };

  it("sends once however often it is asked, and keeps the key of an unchanged order", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("click-a", "click-b", "fail", "succeed"), { maxLength: 40 }), (events) => {
        const makeKey = keys();
        const keyOf = new Map<string, string>();
        let state: Submission = IDLE;
        let previous = "";
        for (const event of events) {
          if (event === "fail" || event === "succeed") {
            state = state.phase === "sending" ? finish(state, state.key, event === "fail" ? "failed" : "sent") : state;
            continue;
          }
          const started = begin(state, event, makeKey);
          expect(started === undefined).toBe(state.phase === "sending");
          if (started === undefined) continue;
          if (previous === event) expect(started.key).toBe(keyOf.get(event));
          else expect([...keyOf.values()]).not.toContain(started.key);
          keyOf.set(event, started.key);
          previous = event;
          state = started;
        }
      }),
    );
  });

  it("ignores the answer to an older sending", () => {
    const makeKey = keys();
    const first = begin(IDLE, "a", makeKey);
    const failed = finish(first ?? IDLE, "key-1", "failed");
    const second = begin(failed, "b", makeKey);
    expect(second?.key).toBe("key-2");
    expect(finish(second ?? IDLE, "key-1", "sent")).toBe(second);
  });

  it("sees the same content in another order of members", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).toReversed());
        expect(contentOf({ value: turned })).toBe(contentOf({ value }));
      }),
    );
    expect(contentOf({ a: [1, 2] })).not.toBe(contentOf({ a: [2, 1] }));
  });
});
