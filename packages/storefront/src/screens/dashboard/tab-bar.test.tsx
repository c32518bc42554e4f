import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makeStage } from "../../testing/stage.tsx";
import { TabBar } from "./tab-bar.tsx";

test.each([
  ["/dashboard", "Start"],
  ["/dashboard#profile", "Konto"],
  ["/dashboard/bills", "Rechnungen"],
])("one tab at most is current, at %s it is %s", async (path, name) => {
  await page.viewport(390, 844);
  const { element } = await makeStage({ screen: <TabBar />, path });
  await render(element);
  await expect.element(page.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  expect(document.querySelectorAll("nav [aria-current]")).toHaveLength(1);
});
