import { expect, test } from "vitest";
import { serveBuiltClub, whole } from "./built-club.ts";

// Hydration of the shop's controls: the comparison of tariffs, and the postal code beside a price.

const open = serveBuiltClub();

test("a box that is pressed on a sleeping list puts its tariff on the bench once React is there", async () => {
  const { page, complaints, letGo } = await open("/tarife", { line: "held" });
  const box = page.getByRole("checkbox", { name: "Vergleichen: Serbest M" });
  await box.click();
  expect(await page.locator("html").getAttribute("data-hydration")).toBe("running");
  await letGo();
  await page.getByRole("button", { name: "Serbest M aus dem Vergleich nehmen" }).waitFor();
  expect(await box.isChecked()).toBe(true);
  expect(new URL(page.url()).search).toBe("?compare=serbest-m");
  expect(complaints).toEqual([]);
});

test.runIf(whole)("without scripts a list shows no box that nobody answers, and compares by an address of its own", async () => {
  const { page } = await open("/tarife", { scripts: false });
  expect(await page.getByRole("checkbox").count()).toBe(0);
  await page.getByText("Mehr Filter").click();
  await page.getByRole("navigation", { name: "Ansicht" }).getByRole("link", { name: "Vergleich" }).click();
  await page.waitForURL(/compare=all/);
  expect(await page.getByRole("table").count()).toBeGreaterThan(0);
});

test.runIf(whole)("a postal code that was typed into a sleeping tariff page is asked about once React is there", async () => {
  const { page, requests, complaints, letGo } = await open("/tarife/flex/serbest-m", { line: "held" });
  const field = page.getByRole("textbox", { name: "Deine Postleitzahl" });
  await field.fill("10999");
  await page.keyboard.press("Enter");
  await letGo();
  await page.getByText("Das hat nicht geklappt").waitFor();
  expect(await field.inputValue()).toBe("10999");
  expect(requests.filter((request) => request.endsWith("/api/coverage/10999"))).toHaveLength(1);
  expect(complaints).toEqual([]);
});
