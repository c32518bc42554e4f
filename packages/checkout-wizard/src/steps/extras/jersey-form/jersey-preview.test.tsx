import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { provenUser, reservation, withNumber } from "../../../testing/samples.ts";
import { type StageOptions, stageFor } from "../../../testing/stage.tsx";

const shirt = () => page.getByRole("img", { name: /^Trikot von hinten/ });

async function openJersey(options: Partial<StageOptions> = {}) {
  const stage = await stageFor({ step: "extras", draft: withNumber(), ...options });
  await render(stage.element);
  return stage;
}

test.each([
  ["phone", 390, 844],
  ["desktop", 1280, 900],
] as const)("the shirt stays in sight while name and number are typed, and covers neither (%s)", async (_device, width, height) => {
  await page.viewport(width, height);
  await openJersey();
  const number = page.getByLabelText("Rückennummer");
  await expect.element(number).toBeVisible();
  number.element().scrollIntoView({ block: "end" });
  await number.click();
  await number.fill("19");
  await expect.element(page.getByRole("img", { name: /der Nummer 19$/ })).toBeInViewport({ ratio: 0.9 });
  for (const field of [number, page.getByLabelText("Name auf dem Trikot")]) {
    field.element().scrollIntoView({ block: "nearest" });
    const { left, right, top, bottom } = field.element().getBoundingClientRect();
    expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)).toBe(field.element());
  }
});

test("on a desktop the clock of the held number covers nothing of the locker, however far the page is scrolled", async () => {
  await page.viewport(1280, 900);
  await openJersey();
  await expect.element(shirt()).toBeVisible();
  const plate = page.getByText("Dein Spind").element();
  for (let y = 0; y < document.body.scrollHeight; y += 40) {
    window.scrollTo(0, y);
    const at = plate.getBoundingClientRect();
    const [x, middle] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
    if (middle > 0) expect(document.elementFromPoint(x, middle), `${y} px down`).toBe(plate);
  }
});

test("a jersey for a child is drawn smaller, ordered as one and stays so at the approval", async () => {
  const { calls } = await openJersey({ user: provenUser() });
  const drawn = () => shirt().element().getAttribute("viewBox");
  await expect.element(shirt()).toBeVisible();
  const grown = drawn();
  await page.getByRole("checkbox", { name: /Kinder/ }).click();
  await expect.poll(drawn).not.toBe(grown);
  await page.getByText("M", { exact: true }).first().click();
  await page.getByRole("button", { name: /^Das will ich/ }).click();
  await expect
    .poll(() => calls.findLast(({ id }) => id === "contractSummary")?.input)
    .toMatchObject({ body: { productOptions: { genderOption: "junior" } } });
});

test("the model is called one, and the shirt on its hook is the one that was chosen", async () => {
  await openJersey();
  await expect.element(page.getByText("Modell", { exact: true })).toBeVisible();
  const look = () => shirt().element().getAttribute("class");
  const home = look();
  await page.getByText("Auswärts", { exact: true }).click();
  await expect.poll(look).not.toBe(home);
});

test("the clock of the held number runs beside the jersey, and can be held longer from there", async () => {
  const { element, calls } = await stageFor({
    step: "extras",
    draft: withNumber(2),
    answers: { phoneReserve: reservation(12, true) },
  });
  await render(element);
  const extend = page.getByRole("button", { name: "10 Minuten verlängern" });
  await extend.click();
  await expect.element(extend).not.toBeInTheDocument();
  expect(calls.find(({ id }) => id === "phoneReserve")?.input).toMatchObject({ body: { extend: true } });
});
