import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { keepPresses } from "./kept-press.ts";

const press = vi.fn();

keepPresses();

beforeEach(async () => {
  press.mockClear();
  await render(
    <>
      <div id="late" />
      <button type="button" style={{ blockSize: 60 }} onClick={press}>
        Press
      </button>
      <p style={{ blockSize: 300 }}>Far away</p>
    </>,
  );
});

test("a press reaches the button that what came above it has moved away from under the pointer", async () => {
  const comes = () => document.querySelector<HTMLElement>("#late")?.style.setProperty("height", "200px");
  document.addEventListener("pointerdown", comes, { once: true });
  await userEvent.click(page.getByRole("button"), { delay: 60 });
  expect(press).toHaveBeenCalledTimes(1);
});

test("where nothing moves a press comes once, and a key's as well", async () => {
  await userEvent.click(page.getByRole("button"), { delay: 60 });
  await userEvent.keyboard("{Enter}");
  expect(press).toHaveBeenCalledTimes(2);
});

test("whoever moves away before letting go presses nothing", async () => {
  await userEvent.dragAndDrop(page.getByRole("button"), page.getByText("Far away"));
  expect(press).not.toHaveBeenCalled();
});
