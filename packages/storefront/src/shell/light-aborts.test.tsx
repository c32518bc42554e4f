/// <reference types="@vitest/browser-playwright" />
import { expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePage } from "../testing/page.tsx";
import { sampleTariff } from "../testing/samples.ts";

test("pages that were left are let go of, however many there were", async () => {
  const { element, router } = await makePage({ path: "/", answers: { "GET /api/tariffs": [sampleTariff] } });
  await render(element);
  const left: WeakRef<object>[] = [];
  for (const path of ["/tarife", "/support", "/tarife", "/support", "/tarife", "/support", "/tarife", "/support"] as const) {
    await router.navigate({ to: path });
    await expect.element(page.getByRole("heading", { level: 1, name: path === "/support" ? "Hilfe" : "Tarife" })).toBeVisible();
    for (const { abortController } of router.state.matches) left.push(new WeakRef(abortController));
  }
  await cdp().send("HeapProfiler.collectGarbage");
  // The current page and the one before it are still referenced.
  expect(left.filter((each) => each.deref()).length).toBeLessThan(left.length / 2);
});
