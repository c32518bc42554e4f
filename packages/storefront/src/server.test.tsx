import { expect, test } from "vitest";
import { answerForm } from "./server.tsx";
import { accept, fakeOperator } from "./testing/fake-operator.ts";
import { sampleBrand } from "./testing/sample-brand.ts";
import { sampleGiveaway } from "./testing/sample-giveaway.ts";

const KEY = "0b9f6a3e-5c1d-4e2f-8a7b-9c0d1e2f3a4b";
const CONFIRM = "POST /api/giveaways/confirm";

async function post(path: string, fields: Record<string, string>, answers = {}) {
  const operator = fakeOperator(answers);
  const request = { brand: sampleBrand, path, language: "de", fields: new URLSearchParams(fields), idempotencyKey: KEY } as const;
  const answer = await answerForm({ ...request, origin: "https://muster.example", fetch: operator.fetch });
  if (!answer || answer.status === 303) throw new Error("no page");
  const { body } = new DOMParser().parseFromString(answer.body, "text/html");
  return { status: answer.status, body, sent: operator.sent };
}

test("what stands in an address fills in no field and ticks no box of a form", async () => {
  const path = "/auth/corporate-register?companyName=Fremd&tkgWaiver=on&kind=business";
  const { status, body } = await post(path, { form: "lead", email: "elif@example.com", kind: "business" });
  expect(status).toBe(422);
  expect(body.querySelector("[name=email]")?.getAttribute("value")).toBe("elif@example.com");
  expect(body.querySelector("[name=companyName]")?.getAttribute("value")).toBe("");
  expect(body.querySelector("[name=tkgWaiver]")?.hasAttribute("checked")).toBe(false);
});

test("the token of a mail's link is read from its address", async () => {
  const confirmed = {
    ...{ giveawayKey: "derbi", confirmedAt: sampleGiveaway.opensAt, drawAt: sampleGiveaway.drawAt },
    ...{ entryId: "3f2a91c0-1111-4222-8333-444455556666", revokeToken: "out" },
  };
  const { status, body, sent } = await post("/giveaway-result?token=mark", { form: "confirm" }, { [CONFIRM]: accept(confirmed) });
  expect(sent.find(({ call }) => call === CONFIRM)?.body).toEqual({ token: "mark" });
  expect([status, body.textContent]).toEqual([200, expect.stringContaining("Du bist dabei")]);
});
