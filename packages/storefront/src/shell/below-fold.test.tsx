import { createMemoryHistory } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BelowFold } from "./below-fold.tsx";
import styles from "./below-fold.module.css";
import { watchPushes } from "./pushed.ts";

const history = createMemoryHistory();
let stop: () => void;
beforeEach(() => {
  stop = watchPushes(history);
});
afterEach(() => stop());

const below = page.getByText("The bill laid out");
const draw = () =>
  render(
    <BelowFold>
      <p>The bill laid out</p>
    </BelowFold>,
  );

test("what stands below the first screen is there at once on a page that was loaded", async () => {
  await draw();
  expect(below.query()).not.toBeNull();
});

test("where a link led it comes by itself after the first paint", async () => {
  const kept: boolean[] = [];
  const watch = new MutationObserver(() => kept.push(below.query() === null && document.querySelector(`.${styles["place"]}`) !== null));
  watch.observe(document.body, { childList: true, subtree: true });
  history.push("/dashboard/bills");
  await draw();
  await expect.element(below).toBeVisible();
  watch.disconnect();
  expect(kept).toContain(true);
});

test.each([
  ["leads into the page", () => history.push("/dashboard/bills#bill")],
  ["leads back", () => history.back()],
])("it is there at once where the address %s", async (_, go) => {
  history.push("/dashboard");
  go();
  await draw();
  expect(below.query()).not.toBeNull();
});
