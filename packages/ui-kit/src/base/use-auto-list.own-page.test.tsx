import autoAnimate from "@formkit/auto-animate";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useAutoList } from "./use-auto-list.ts";

vi.mock("@formkit/auto-animate", () => ({ default: vi.fn(() => ({ disable: () => undefined })) }));

afterEach(() => void vi.restoreAllMocks());

const List = () => <ul ref={useAutoList()} />;

/** Waits for the next frame, by which an import that started at once has loaded. */
const nextPicture = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function preferMotion(reduced: boolean) {
  vi.spyOn(window, "matchMedia").mockImplementation(() => Object.assign(new EventTarget() as MediaQueryList, { matches: reduced }));
}

test("what moves a list comes when the page is used for the first time, and once", async () => {
  preferMotion(false);
  await render(<List />);
  await nextPicture();
  expect(autoAnimate).not.toHaveBeenCalled();
  await userEvent.keyboard("{Shift}");
  await userEvent.click(document.body);
  await expect.poll(() => vi.mocked(autoAnimate).mock.calls.length).toBe(1);
  await userEvent.keyboard("{Shift}");
  expect(autoAnimate).toHaveBeenCalledTimes(1);
});

test("nothing comes where motion is unwanted, nor for a list that is gone", async () => {
  vi.mocked(autoAnimate).mockClear();
  preferMotion(true);
  const still = await render(<List />);
  await userEvent.keyboard("{Shift}");
  await still.unmount();
  preferMotion(false);
  const gone = await render(<List />);
  await gone.unmount();
  await userEvent.keyboard("{Shift}");
  await nextPicture();
  expect(autoAnimate).not.toHaveBeenCalled();
});
