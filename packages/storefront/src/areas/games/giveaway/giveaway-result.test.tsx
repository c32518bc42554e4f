import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { refuse } from "../../../testing/fake-operator.ts";
import { sampleGiveaway } from "../../../testing/sample-giveaway.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { GiveawayResult } from "./giveaway.tsx";

const CONFIRM = "POST /api/giveaways/confirm";
const CONFIRMED = {
  ...{ giveawayKey: "derbi", confirmedAt: sampleGiveaway.opensAt, drawAt: sampleGiveaway.drawAt },
  ...{ entryId: "3f2a91c0-1111-4222-8333-444455556666", revokeToken: "out" },
};

async function openResult(answer: unknown, path = "/giveaway-result?token=mark") {
  const stage = await makeStage({ screen: <GiveawayResult />, path, answers: { [CONFIRM]: answer } });
  await render(stage.element);
  return stage;
}

const press = () => page.getByRole("button", { name: "Teilnahme bestätigen" }).click();

test("the link of the mail confirms by a press alone, as programs open links too, once, and says when the draw is", async () => {
  const { sent } = await openResult(CONFIRMED);
  await expect.element(page.getByRole("button", { name: "Teilnahme bestätigen" })).toBeVisible();
  expect(sent).toEqual([]);
  await press();
  await expect.element(page.getByText(/Ausgelost wird am 6.*Dezember 2026/)).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ token: "mark" }]);
  await expect.poll(() => document.activeElement?.textContent).toContain("Du bist dabei");
});

test.each([
  ["1028", "giveawayLink", /Link zum Gewinnspiel stimmt nicht/],
  ["1029", "giveawayLink", /galt 72\sStunden und ist abgelaufen/],
  ["1030", "giveawayLink", /Teilnahme schon bestätigt/],
  ["1111", "drawn", /ist schon ausgelost/],
] as const)("a link that is answered %s %s says so, with the way back", async (code, reason, words) => {
  await openResult(refuse(code, { reason }));
  await press();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Noch einmal versuchen" })).not.toBeInTheDocument();
  expect(page.getByText(/Mail kommt nach der Auslosung/).elements(), "who is not in gets none").toEqual([]);
  await expect.element(page.getByRole("link", { name: "Zum Gewinnspiel" })).toHaveAttribute("href", "/giveaway");
});

test("without a link the page sends to the mailbox and asks the operator nothing", async () => {
  const { sent } = await openResult(undefined, "/giveawayfenerium-result");
  await expect.element(page.getByRole("heading", { level: 1, name: "Schau in dein Postfach" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Zum Gewinnspiel" })).toHaveAttribute("href", "/giveawayfenerium");
  expect(sent).toEqual([]);
});

test("who is in sees the own number, and takes the consent to advertising back without losing it", async () => {
  const stage = await makeStage({
    screen: <GiveawayResult />,
    path: "/giveaway-result?token=mark",
    answers: { [CONFIRM]: CONFIRMED, "POST /api/giveaways/revoke-consent": { giveawayKey: "derbi", revokedAt: sampleGiveaway.opensAt } },
  });
  await render(stage.element);
  await press();
  await expect.element(page.getByText("3F2A 91C0")).toBeVisible();
  await page.getByRole("button", { name: "Werbung abbestellen" }).click();
  await expect.element(page.getByText(/Dein Los bleibt in der Auslosung/)).toBeVisible();
  // The pressed button has disappeared.
  await expect.poll(() => document.activeElement?.matches("body *")).toBe(true);
  await expect.poll(() => document.activeElement?.textContent).toContain("Dein Los bleibt in der Auslosung");
  expect(stage.sent.at(-1)?.body).toEqual({ token: "out" });
});

test("a confirmation that was not answered has the focus, as its button has while it is tried again", async () => {
  const second = Promise.withResolvers<unknown>();
  const answers = [refuse("-1"), second.promise];
  await openResult((_: unknown, before: number) => answers[before]);
  await expect.element(page.getByText(/Hast du dich nicht eingetragen/)).toBeVisible();
  await press();
  const again = page.getByRole("button", { name: "Noch einmal versuchen" });
  await expect.element(again).toBeVisible();
  // Excludes `<body>`, which also contains the button and has the focus if nothing else does.
  await expect.poll(() => document.activeElement?.matches("body :has(button)")).toBe(true);
  await expect.poll(() => document.activeElement?.contains(again.element())).toBe(true);
  await again.click();
  await expect.poll(() => document.activeElement?.tagName).toBe("BUTTON");
  await expect.poll(() => document.activeElement?.textContent).toContain("bestätig");
  second.resolve(CONFIRMED);
  await expect.poll(() => document.activeElement?.textContent).toContain("Du bist dabei");
});
