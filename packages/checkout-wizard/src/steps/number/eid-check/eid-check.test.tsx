import { everythingStored } from "@tribun/vitest-config/stored";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { withNumber } from "../../../testing/samples.ts";
import { stageFor } from "../../../testing/stage.tsx";

const field = () => page.getByLabelText("EID deines Geräts");

async function open() {
  const stage = await stageFor({ step: "number", draft: withNumber() });
  await render(stage.element);
  expect(field().query()).toBeNull();
  await page.getByText("EID prüfen", { exact: true }).click();
  await expect.element(field()).toBeVisible();
  return stage;
}

test("an EID, pasted in groups as settings show it, says that the device takes an eSIM; it goes nowhere", async () => {
  const { calls } = await open();
  const before = calls.length;
  await field().fill("8904 9999 0000 0000 0000 0000 0001 9012");
  await expect.element(field()).toHaveValue("89049999000000000000000000019012");
  await expect.element(page.getByText("Die EID passt. Dein Gerät kann eSIM.")).toBeVisible();
  expect(await everythingStored()).not.toContain("89049999");
  expect(JSON.stringify(calls.slice(before))).not.toContain("89049999");
});

test("a slip of the finger is told once all digits are there, or when the field is left", async () => {
  await open();
  await field().fill("8904999900");
  await expect.element(field()).not.toHaveAccessibleDescription(/stimmt nicht/);
  await page.getByRole("radio", { name: "eSIM" }).click();
  await expect.element(field()).toHaveAccessibleDescription(/stimmt nicht. Sie hat 32 Ziffern/);
  await field().fill("89049999000000000000000000019021");
  await expect.element(field()).toHaveAccessibleDescription(/stimmt nicht/);
  await expect.element(page.getByText(/Dein Gerät kann eSIM/)).not.toBeInTheDocument();
});
