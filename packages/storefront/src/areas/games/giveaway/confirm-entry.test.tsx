import { ApiError, type Api } from "@tribun/api-client";
import { renderToString } from "react-dom/server.browser";
import { expect, test } from "vitest";
import { sampleGiveaway } from "../../../testing/sample-giveaway.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { confirmEntry } from "./answer-entry.ts";
import { GiveawayResult } from "./giveaway.tsx";

const KEY = "0b9f6a3e-5c1d-4e2f-8a7b-9c0d1e2f3a4b";

const CONFIRMED = {
  ...{ giveawayKey: "derbi", confirmedAt: sampleGiveaway.opensAt, drawAt: sampleGiveaway.drawAt },
  ...{ entryId: "3f2a91c0-1111-4222-8333-444455556666", revokeToken: "entry.out" },
};

/** Posts like a browser without a script and returns the text of the answering page. */
async function press(search: string, api: Api) {
  const path = `/giveaway-result${search}`;
  const sent = new URLSearchParams({ form: "confirm" });
  const answer = await confirmEntry.answer(api, sent, KEY, new URLSearchParams(search));
  if (answer.status === 303) throw new Error("nobody answers");
  const { element } = await makeStage({ screen: answer.within(<GiveawayResult />), path });
  const shown = document.createElement("div");
  shown.innerHTML = renderToString(element).replaceAll(/<\/?noscript[^>]*>/g, "");
  const buttons = [...shown.querySelectorAll("button")];
  return { status: answer.status, shown, again: buttons.find(({ name, value }) => name === "form" && value === "confirm"), buttons };
}

const refusing =
  (error: unknown): Api =>
  async () => {
    throw error;
  };

test.each([
  ["nobody answers", new ApiError("-1", { reason: "unreachable" }), 503, "Ein Fehler ist aufgetreten"],
  ["there were too many", new ApiError("RATE_LIMIT_EXCEEDED", { retryAfterSeconds: 90 }), 429, "Das waren zu viele Versuche"],
])("a press that failed as %s is told, and pressed again without any script", async (_why, error, status, words) => {
  const answered = await press("?token=mark", refusing(error));
  expect(answered.status).toBe(status);
  expect(answered.shown.textContent).toContain(words);
  expect(answered.again?.form?.method).toBe("post");
  expect(answered.buttons).toEqual([answered.again]);
});

test("a link that is refused for good is told, and nobody presses again in vain", async () => {
  const { status, shown, buttons } = await press("?token=mark", refusing(new ApiError("1029", { reason: "giveawayLink" })));
  expect(status).toBe(422);
  expect(shown.textContent).toMatch(/galt 72\sStunden und ist abgelaufen/);
  expect(buttons).toEqual([]);
});

test.each(["", "?token="])("a link that was cut off, %j, is told, and nobody is asked about it", async (search) => {
  const { status, shown, buttons } = await press(search, refusing(new Error("asked")));
  expect(status).toBe(422);
  expect(shown.textContent).toContain("Dieser Link ist nicht vollständig");
  expect(buttons).toEqual([]);
});

test("who is in takes the consent back without any script, where a link of the mails does it", async () => {
  const { app } = await makeStage({ screen: null, answers: { "POST /api/giveaways/confirm": CONFIRMED } });
  const { status, shown } = await press("?token=mark", app.api);
  expect(status).toBe(200);
  expect(shown.querySelector('a[href="/c/unsubscribe/entry.out"]')?.textContent).toBe("Werbung abbestellen");
  expect(shown.textContent).not.toContain("JavaScript");
});
