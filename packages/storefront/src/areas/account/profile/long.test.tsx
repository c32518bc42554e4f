import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { manyCases } from "../../../testing/sample-cases.ts";
import { manyDevices, manyMethods, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Profile } from "./profile.tsx";

async function open(count: number) {
  const stage = await makeStage({
    screen: <Profile />,
    path: "/dashboard/account/profile",
    answers: {
      "GET /api/users/me/payment-methods": manyMethods(count),
      "GET /api/auth/passkeys": [],
      "GET /api/auth/sessions": manyDevices(count),
      "GET /api/support/messages": manyCases(count),
    },
    user: sampleUser,
  });
  await render(stage.element);
  // The first key press loads the part below.
  await userEvent.keyboard("{Shift}");
}
const rows = (name: string) => page.getByRole("list", { name }).getByRole("listitem").elements().length;

test("of five hundred rows five devices, four ways to pay and twenty messages stand first, and twenty more come with a press", async () => {
  await open(500);
  await expect.element(page.getByText("5 von 500").first()).toBeVisible();
  await expect.poll(() => [rows("Deine Zahlungsarten"), rows("Hier bist du angemeldet"), rows("Deine Anliegen")]).toEqual([4, 5, 20]);
  await page.getByRole("button", { name: "20 weitere zeigen" }).first().click();
  await expect.poll(() => rows("Hier bist du angemeldet")).toBe(25);
  await page.getByRole("button", { name: "20 weitere zeigen" }).nth(1).click();
  await expect.poll(() => rows("Deine Zahlungsarten")).toBe(24);
});

test("the press that shows the last ones leaves the focus where that is said", async () => {
  await open(25);
  const more = page.getByRole("button", { name: "5 weitere zeigen" }).first();
  await more.click();
  await expect.poll(() => document.activeElement?.textContent).toBe("25 von 25");
});

test("a short list has no such line", async () => {
  await open(4);
  await expect.poll(() => [rows("Deine Zahlungsarten"), rows("Hier bist du angemeldet")]).toEqual([4, 4]);
  expect(page.getByRole("button", { name: /weitere zeigen$/ }).elements()).toEqual([]);
});
