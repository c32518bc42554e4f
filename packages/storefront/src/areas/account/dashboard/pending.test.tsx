import type { Line } from "@tribun/api-client/contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleLine } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { MatchBoard } from "./match-board.tsx";

async function open(told: Partial<Line>) {
  const screen = <MatchBoard line={{ ...sampleLine, status: "pending", ...told }} />;
  await render((await makeStage({ screen, path: "/dashboard" })).element);
}

const PORTING = { id: "p1", msisdn: sampleLine.msisdn, donor: "congstar" } as const;
test.each([
  [{ state: "sentToDonor" }, /Wir holen deine Nummer von congstar/],
  [
    { state: "scheduled", date: "2999-11-27" },
    /Deine Nummer kommt am 27\.\sNovember\s2999\. Bis dahin telefonierst du wie bisher bei congstar/,
  ],
  [{ state: "switching", date: "2999-11-27" }, /wechselt gerade zu uns/],
  [{ state: "cancelled" }, /Der Wechsel ist abgesagt/],
] as const)("a line whose number is on its way says when it comes and what happens till then: %o", async (how, text) => {
  await open({ porting: { ...PORTING, ...how } });
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByText("Nummer kommt")).toBeVisible();
  expect(page.getByText(/richten deinen Anschluss ein/).elements()).toEqual([]);
});

test("one whose number was refused says so, and leads to the reason and the form", async () => {
  await open({ orderId: "o1", porting: { ...PORTING, state: "declined", reason: "nameMismatch" } });
  await expect
    .element(page.getByRole("link", { name: "Grund ansehen und Angaben korrigieren" }))
    .toHaveAttribute("href", "/dashboard/orders/o1");
});
