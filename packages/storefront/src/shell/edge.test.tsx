import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePage } from "../testing/page.tsx";

const left = (box: Element | undefined) => Math.round(box?.getBoundingClientRect().left ?? -1);

test.each(["/support", "/information", "/information/cancellation", "/information/agb", "/campaigns"])(
  "on the widest page %s begins where its head does",
  async (path) => {
    await page.viewport(1920, 900);
    const { element } = await makePage({ path });
    await render(element);
    const title = page.getByRole("main").getByRole("heading", { level: 1 });
    await expect.element(title).toBeVisible();
    const home = page.getByRole("banner").getByRole("link").first();
    await expect.poll(() => left(title.element()) - left(home.element())).toBe(0);
  },
);
