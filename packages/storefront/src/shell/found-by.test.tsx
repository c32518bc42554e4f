import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePage } from "../testing/page.tsx";
import { forgetFirstPage } from "./found-by.ts";

const DRAWN =
  '<link rel="canonical" href="https://club.example/information/agb"><link rel="alternate" hreflang="tr" href="https://club.example/information/agb?lang=tr">' +
  '<meta name="description" content="Die AGB.">';
const said = () => [...document.head.querySelectorAll("link[href*='club.example']")];
const description = () => document.querySelector<HTMLMetaElement>("meta[name=description]")?.content;

test("what the document says of its page is gone with that page, as it would be shared under the first one's address", async () => {
  document.head.insertAdjacentHTML("beforeend", DRAWN);
  onTestFinished(() => document.querySelector("meta[name=description]")?.remove());
  const { element, router } = await makePage({ path: "/information/agb" });
  forgetFirstPage(router);
  await render(element);
  await router.navigate({ to: "/information/agb", search: { lang: "tr" } });
  expect(said()).toHaveLength(2);
  expect(description()).toBe("Die AGB.");
  await router.navigate({ to: "/information/accessibility" });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(said()).toEqual([]);
  expect(description()).toBe("");
});
