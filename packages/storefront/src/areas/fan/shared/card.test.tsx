import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makeStage } from "../../../testing/stage.tsx";
import { Card, Cards } from "./card.tsx";

async function show(count: number, { width, lead }: { width: number; lead: boolean }) {
  await page.viewport(width + 40, 800);
  const cards = Array.from({ length: count }, (_, at) => `card-${at}`);
  const screen = (
    <div style={{ inlineSize: width, fontSize: "1rem" }}>
      <Cards>
        {cards.map((id, at) => (
          <Card key={id} href={`/fan/news/${id}`} seed={id} kind="news" title="Schals hoch" facts="8 Sekunden" lead={lead && at === 0} />
        ))}
      </Cards>
    </div>
  );
  const { element } = await makeStage({ screen, path: "/fan/news" });
  await render(element);
  await expect.element(page.getByRole("listitem").first()).toBeVisible();
  return page
    .getByRole("listitem")
    .elements()
    .map((item) => item.getBoundingClientRect());
}

const besideLast = (boxes: readonly DOMRect[]) => boxes.filter(({ top }) => top === boxes.at(-1)?.top).length;

test.each([
  [14, 1168],
  [14, 1696],
  [14, 1000],
  [11, 1000],
  [10, 1168],
])("the last of %i cards does not stand alone at %i px", async (count, width) => {
  expect(besideLast(await show(count, { width, lead: true }))).toBeGreaterThan(1);
});

test("three cards fill their row", async () => {
  const boxes = await show(3, { width: 1168, lead: false });
  expect(Math.round((boxes[2]?.right ?? 0) - (boxes[0]?.left ?? 0))).toBe(1168);
});

test("a title of one line is no higher than its line, and its link as high as a finger needs", async () => {
  await show(1, { width: 300, lead: false });
  expect(page.getByRole("heading").element().getBoundingClientRect().height).toBe(28);
  expect(page.getByRole("link").element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
