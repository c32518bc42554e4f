import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { RenderWhenNear } from "./render-when-near.tsx";

const place = (above: string) => (
  <>
    <div style={{ blockSize: above }} />
    <RenderWhenNear before={<p>before</p>}>
      <p>what comes</p>
    </RenderWhenNear>
  </>
);

test("what is on the screen comes at once", async () => {
  await render(place("0"));
  await expect.element(page.getByText("what comes")).toBeVisible();
  expect(page.getByText("before").query()).toBeNull();
});

test("what lies far below keeps its place until somebody comes near, and stays from then on", async () => {
  await render(place("300vh"));
  await expect.element(page.getByText("before")).toBeInTheDocument();
  expect(page.getByText("what comes").query()).toBeNull();
  page.getByText("before").element().scrollIntoView();
  await expect.element(page.getByText("what comes")).toBeVisible();
  scrollTo(0, 0);
  await expect.element(page.getByText("what comes")).toBeInTheDocument();
});

test("a key brings it from wherever, as nothing in its place could have the focus", async () => {
  await render(place("300vh"));
  await expect.element(page.getByText("before")).toBeInTheDocument();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByText("what comes")).toBeInTheDocument();
});

test("a print brings it from wherever, before anything is printed", async () => {
  await render(place("300vh"));
  await expect.element(page.getByText("before")).toBeInTheDocument();
  dispatchEvent(new Event("beforeprint"));
  expect(page.getByText("what comes").query()).not.toBeNull();
});

test("where an address leads to it comes wherever it is, and stays", async () => {
  const far = (wanted: boolean) => (
    <>
      <div style={{ blockSize: "300vh" }} />
      <RenderWhenNear before={<p>before</p>} wanted={wanted}>
        <p>what comes</p>
      </RenderWhenNear>
    </>
  );
  const { rerender } = await render(far(false));
  expect(page.getByText("what comes").query()).toBeNull();
  await rerender(far(true));
  await expect.element(page.getByText("what comes")).toBeInTheDocument();
  await rerender(far(false));
  await expect.element(page.getByText("what comes")).toBeInTheDocument();
});
