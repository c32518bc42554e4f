import { expect, test } from "vitest";
import { serveBuiltClub, whole } from "./built-club.ts";
import { hydratePage } from "./index.ts";

// Typed input must survive a link to a form on the same page, code that fails to load, and a network that returns.

const open = serveBuiltClub();

test.runIf(whole)("a link to a form on its own page chooses for it, leads to it, and keeps what was typed", async () => {
  const { page, complaints } = await open("/support");
  const message = page.getByRole("textbox", { name: "Deine Nachricht" });
  await message.fill("Seit gestern kein Netz");
  await page.locator('html[data-hydration="done"]').waitFor({ state: "attached" });
  const loads: string[] = [];
  page.on("domcontentloaded", (loaded) => loads.push(loaded.url()));
  await page.getByRole("link", { name: "Rückruf" }).click();
  await page.waitForURL("**/support?topic=callback#write");
  await page.waitForFunction(() => Math.abs(document.querySelector("#write")?.getBoundingClientRect().top ?? 999) < 200);
  expect(await page.getByRole("combobox", { name: "Thema" }).inputValue()).toBe("callback");
  expect(await message.inputValue()).toBe("Seit gestern kein Netz");
  expect([loads, complaints]).toEqual([[], []]);
});

test("a form that the club's server answers goes there by itself where the page could not wake", async () => {
  const { page, requests } = await open("/support", { line: "cut" });
  await page.getByRole("textbox", { name: "Deine Nachricht" }).fill("Seit gestern kein Netz");
  await page.locator('html[data-hydration="failed"]').waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect.poll(() => requests.filter((request) => request.startsWith("POST"))).toEqual(["POST /support"]);
  await page.locator("html:not([data-hydration])").waitFor({ state: "attached" });
  expect(await page.getByRole("textbox", { name: "Deine Nachricht" }).inputValue()).toBe("Seit gestern kein Netz");
});

test.runIf(whole)("a link that was pressed without a network leads on with it, unless something was typed since", async () => {
  const { page } = await open("/support");
  const offline = (is: boolean) => page.context().setOffline(is);
  const message = page.getByRole("textbox", { name: "Deine Nachricht" });
  await message.fill("Seit gestern");
  await page.locator('html[data-hydration="done"]').waitFor({ state: "attached" });
  await offline(true);
  await page.locator("html[data-offline]").waitFor({ state: "attached" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await message.fill("Seit gestern kein Netz");
  await offline(false);
  await page.locator("html:not([data-offline])").waitFor({ state: "attached" });
  // A navigation would have started with the event that has just fired.
  expect(await message.inputValue()).toBe("Seit gestern kein Netz");
  await offline(true);
  await page.locator("html[data-offline]").waitFor({ state: "attached" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await offline(false);
  await page.waitForURL("**/information/tag");
});

test.runIf(whole)("a registration whose rules cannot be had says so, keeps what was typed, and checks it with the next press", async () => {
  const { page } = await open("/auth/register");
  const first = page.getByRole("textbox", { name: "Vorname" });
  await first.click();
  await page.locator('html[data-hydration="done"]').waitFor({ state: "attached" });
  await page.context().setOffline(true);
  await first.fill("Ela");
  await page.getByRole("button", { name: "Weiter" }).click();
  await page.getByText("Wir erreichen den Server gerade nicht").waitFor();
  expect(await first.inputValue()).toBe("Ela");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Weiter" }).click();
  await page.getByRole("link", { name: "Bitte gib deinen Nachnamen ein." }).click();
  expect(await page.getByRole("textbox", { name: "Nachname" }).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.getByText("Wir erreichen den Server gerade nicht").count()).toBe(0);
  expect(await first.inputValue()).toBe("Ela");
});

test.runIf(whole)("a registration that was left in its second section opens there again", async () => {
  const { page, complaints } = await open("/auth/register");
  await page.getByRole("radio", { name: "Keine Angabe" }).check({ force: true });
  await page.getByRole("textbox", { name: "Vorname" }).fill("Ela");
  await page.getByRole("textbox", { name: "Nachname" }).fill("Yılmaz");
  await page.getByRole("textbox", { name: "Geburtsdatum" }).fill("19/05/1990");
  await page.getByRole("button", { name: "Weiter" }).click();
  const city = page.locator('input[name="city"]');
  await city.fill("Berlin");
  await page.reload();
  await hydratePage(page);
  await city.waitFor();
  expect(await city.inputValue()).toBe("Berlin");
  expect(complaints).toEqual([]);
});
