import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleSettings } from "../../../testing/sample-settings.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Overview } from "./overview.tsx";

test("the number's line has its place before the number is known, so that nothing below moves", async () => {
  const answer = Promise.withResolvers<unknown>();
  const answers = { "GET /api/tariffs/me": () => answer.promise, "GET /api/lines/l1/settings": sampleSettings };
  const stage = await makeStage({ screen: <Overview />, path: "/dashboard/account/overview", answers, user: sampleUser });
  await render(stage.element);
  const title = page.getByRole("heading", { level: 1 });
  await expect.element(title).toBeVisible();
  const head = () => title.element().parentElement?.getBoundingClientRect().height;
  const before = head();
  answer.resolve([sampleLine]);
  await expect.element(title.element().parentElement).toMatchTextContent("0171 39200 33");
  expect(head()).toBe(before);
});
