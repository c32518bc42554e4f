import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withTariff } from "../../testing/samples.ts";
import { EMPTY_DRAFT, type OrderDraft } from "../../draft/order-draft.ts";
import { lostDraft, parseDraft, serialiseDraft } from "./schema.ts";

const NOW = Date.parse("2026-11-21T12:00:00.000Z");
const HOUR = 3_600_000;

describe("stored draft", () => {
  it("comes back as it was within 24 hours, for its own club only", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 48 * HOUR }), fc.string({ maxLength: 20 }), (age, name) => {
        const draft: OrderDraft = {
          ...EMPTY_DRAFT,
          jersey: { wanted: true, planId: "p", size: "M", model: "m", style: "white", junior: false, name, number: "7" },
        };
        const text = serialiseDraft(draft, "a", NOW);
        expect(parseDraft(text, "a", NOW + age)).toEqual(age <= 24 * HOUR ? draft : undefined);
        expect(parseDraft(text, "b", NOW + age)).toBeUndefined();
      }),
    );
  });

  it("never carries what is not part of a draft", () => {
    const leaky = { ...EMPTY_DRAFT, identityNumber: "L01X00T47", keyword: "1357", iban: "DE89", password: "x" };
    expect(serialiseDraft(leaky, "a", NOW)).not.toMatch(/L01X00T47|1357|DE89|password/);
  });

  it("reads one of the version before, which knew no number that is brought along", () => {
    const before = serialiseDraft(EMPTY_DRAFT, "a", NOW).replace('"version":3', '"version":2');
    expect(parseDraft(before, "a", NOW)).toEqual(EMPTY_DRAFT);
  });

  it("keeps what is too long for its field, and a day that is half typed", () => {
    const draft: OrderDraft = { ...EMPTY_DRAFT, childBirthday: "1.6.", couponCode: "x".repeat(3000) };
    expect(parseDraft(serialiseDraft(draft, "a", NOW), "a", NOW)).toEqual(draft);
  });

  it("says why an order is gone: too old, or of a shop before this one; nothing where none was", () => {
    const text = serialiseDraft(withTariff(), "a", NOW);
    expect(lostDraft(text, "a", NOW + 23 * HOUR)).toBeUndefined();
    expect(lostDraft(text, "a", NOW + 25 * HOUR)).toBe("age");
    expect(lostDraft(text.replace('"version":3', '"version":1'), "a", NOW)).toBe("version");
    expect(lostDraft(text.replace(/"numberType":"\w+"/, '"numberType":"old"'), "a", NOW)).toBe("version");
    for (const none of [null, "", "{}", text.replace('"club":"a"', '"club":"b"'), serialiseDraft(EMPTY_DRAFT, "a", NOW)])
      expect(lostDraft(none, "a", NOW + 25 * HOUR)).toBeUndefined();
  });

  it("takes anything that is no draft for none", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseDraft(text, "a", NOW)).toBeUndefined();
      }),
    );
    expect(parseDraft(null, "a", NOW)).toBeUndefined();
    expect(parseDraft(serialiseDraft(EMPTY_DRAFT, "a", NOW).replace('"version":3', '"version":1'), "a", NOW)).toBeUndefined();
  });
});
