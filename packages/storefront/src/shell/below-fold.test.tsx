import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { makePage } from "../testing/page.tsx";
import { sampleTariff } from "../testing/samples.ts";

const answers = { "GET /api/tariffs": [sampleTariff] };
const heading = (name: string) => [...document.querySelectorAll("h1, h2")].some(({ textContent }) => textContent?.startsWith(name));

/** True when the end of the front page rendered together with its head, once `lead` had opened the page. */
async function drawnAtOnce(lead: () => unknown): Promise<boolean> {
  let atOnce: boolean | undefined;
  const observer = new MutationObserver(() => {
    if (heading("Ein Verein")) atOnce ??= heading("Rund 300 Läden, einer in deiner Nähe");
  });
  observer.observe(document.body, { childList: true, subtree: true });
  lead();
  await expect.poll(() => heading("Rund 300 Läden, einer in deiner Nähe")).toBe(true);
  observer.disconnect();
  if (atOnce === undefined) throw new Error("its head was never seen");
  return atOnce;
}

test("a page that a link leads to is drawn as far as a screen shows, and the rest of it after that", async () => {
  const { element, router } = await makePage({ path: "/tarife", answers });
  await render(element);
  expect(await drawnAtOnce(() => router.history.push("/"))).toBe(false);
});

test("it is whole from the start where it is loaded, where the address leads into it and where somebody comes back", async () => {
  const { element, router } = await makePage({ path: "/", answers });
  expect(await drawnAtOnce(() => render(element))).toBe(true);
  router.history.push("/tarife");
  await expect.poll(() => heading("Tarife")).toBe(true);
  expect(await drawnAtOnce(() => router.history.back())).toBe(true);
  router.history.push("/tarife");
  await expect.poll(() => heading("Tarife")).toBe(true);
  expect(await drawnAtOnce(() => router.history.push("/#porting"))).toBe(true);
});
