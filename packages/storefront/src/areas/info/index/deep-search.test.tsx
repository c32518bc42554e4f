import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePage } from "../../../testing/page.tsx";
import { sampleBrand } from "../../../testing/sample-brand.ts";
import { RIGHTS } from "../dsgvo/rights-request.ts";
import { AT_HOME as PRICED_AT_HOME } from "../product-information/roaming-list.tsx";
import { ARTICLES, AT_HOME } from "./deep-sections.tsx";

async function search(word: string, language: "de" | "tr" = "de", brand = sampleBrand) {
  const { element } = await makePage({ path: "/information", language, brand });
  const { unmount } = await render(element);
  await page.getByRole("searchbox").fill(word);
  return { unmount, hit: (name: string) => page.getByRole("main").getByRole("link", { name, exact: true }) };
}

const FOUND: readonly (readonly [word: string, language: "de" | "tr", title: string, href: string])[] = [
  ["Schweiz", "de", "Roaming, Land für Land", "/information/product-information#roaming"],
  ["İsviçre", "tr", "Yurt dışı, ülke ülke", "/information/product-information#roaming"],
  ["frankreich", "de", "Roaming, Land für Land", "/information/product-information#roaming"],
  ["Auskunft", "de", "Auskunft", "/information/dsgvo#art-15"],
  ["Löschung", "de", "Löschung", "/information/dsgvo#art-17"],
  ["Izmir", "de", "Warum es uns gibt", "/information/about-us"],
  ["Preislisten", "de", "Preislisten", "/information/product-information#price-lists"],
  ["Mailbox", "de", "Was mitkommt und was nicht", "/information/porting"],
];
test.each(FOUND)("%s (%s) leads to “%s”", async (word, language, title, href) => {
  const { hit } = await search(word, language);
  await expect.element(hit(title)).toHaveAttribute("href", href);
});

test("a club that takes no numbers along finds nothing of it", async () => {
  const brand = { ...sampleBrand, capabilities: { ...sampleBrand.capabilities, porting: false } };
  const { hit } = await search("Guthaben", "de", brand);
  await expect.element(page.getByRole("link", { name: "Zur Hilfe" }).or(hit("Auskunft")).first()).toBeVisible();
  expect(hit("Was mitkommt und was nicht").query()).toBeNull();
});

test("nothing found is said once everything was looked through, not before what is deeper down has come", async () => {
  const { element } = await makePage({ path: "/information" });
  await render(element);
  await expect.element(page.getByRole("searchbox")).toBeVisible();
  const said: string[] = [];
  const watch = new MutationObserver(() => said.push(document.querySelector("[role=search] [role=status]")?.textContent ?? ""));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await page.getByRole("searchbox").fill("Mailbox");
  await expect.element(page.getByRole("main").getByRole("link", { name: "Was mitkommt und was nicht", exact: true })).toBeVisible();
  expect(said.filter((text) => text !== "" && !text.startsWith("Ein Treffer"))).toEqual([]);
  await page.getByRole("searchbox").fill("xyzqq");
  await expect.element(page.getByRole("link", { name: "Zur Hilfe" }).first()).toBeVisible();
  expect(said.at(-1)).toContain("xyzqq");
  watch.disconnect();
});

test("what is searched is what the pages hold", () => {
  expect(AT_HOME.split(" ")).toEqual(PRICED_AT_HOME);
  expect(ARTICLES).toMatchObject(Object.fromEntries(RIGHTS));
});
