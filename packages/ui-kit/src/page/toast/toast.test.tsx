import { userEvent } from "vitest/browser";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { ToastProvider, useToast } from "./toast.tsx";
import type { ToastMessage } from "./toast-message.ts";

function Trigger(message: ToastMessage) {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast.show(message)}>
      Zeigen
    </button>
  );
}
const page = (message: ToastMessage) => (
  <ToastProvider closeLabel="Schließen">
    <Trigger {...message} />
  </ToastProvider>
);

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

test("the region that is read aloud is there before the message", async () => {
  const screen = await render(page({ text: "Kopiert" }));
  const region = screen.getByRole("status");
  await expect.element(region).toBeEmptyDOMElement();
  await screen.getByRole("button", { name: "Zeigen" }).click();
  await expect.element(region).toHaveTextContent("Kopiert");
});

test("leaves after a while, but not while the focus is in it", async () => {
  const screen = await render(page({ text: "Kopiert" }));
  await screen.getByRole("button", { name: "Zeigen" }).click();
  await expect.element(screen.getByText("Kopiert")).toBeInTheDocument();
  screen.getByRole("button", { name: "Schließen" }).element().focus();
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.element(screen.getByText("Kopiert")).toBeInTheDocument();
  screen.getByRole("button", { name: "Zeigen" }).element().focus();
  await vi.advanceTimersByTimeAsync(7000);
  await expect.poll(() => screen.getByText("Kopiert").query()).toBeNull();
});

test("with an action it stays until it is used", async () => {
  const undo = vi.fn();
  const screen = await render(page({ text: "Entfernt", action: { label: "Zurückholen", onClick: undo } }));
  await screen.getByRole("button", { name: "Zeigen" }).click();
  await vi.advanceTimersByTimeAsync(60_000);
  await screen.getByRole("button", { name: "Zurückholen" }).click();
  expect(undo).toHaveBeenCalledOnce();
  await expect.poll(() => screen.getByText("Entfernt").query()).toBeNull();
});

test("can be closed with the keyboard", async () => {
  const screen = await render(page({ text: "Kopiert" }));
  await screen.getByRole("button", { name: "Zeigen" }).click();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.poll(() => screen.getByText("Kopiert").query()).toBeNull();
});
