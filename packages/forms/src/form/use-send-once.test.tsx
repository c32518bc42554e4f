import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createSending, useSendOnce } from "./use-send-once.ts";

type Call = { readonly key: string; readonly answer: () => void; readonly lose: () => void };

/** A button that sends its content, and the calls it made, which the test answers by hand. */
function stage(options: Parameters<typeof useSendOnce>[0] = {}) {
  const calls: Call[] = [];
  let keys = 0;
  const makeKey = () => `key-${++keys}`;
  function Sender({ content, leaves = false }: { readonly content: unknown; readonly leaves?: boolean }) {
    const { press, leave, phase, failure } = useSendOnce({ makeKey, ...options });
    const send = () =>
      press(content, async (key) => {
        await new Promise<void>((resolve, reject) => calls.push({ key, answer: resolve, lose: () => reject(new Error("lost")) }));
        if (leaves) leave();
      });
    return (
      <button type="button" onClick={() => void send()}>
        {failure === undefined ? phase : "failed"}
      </button>
    );
  }
  return { calls, Sender, keys: () => calls.map(({ key }) => key) };
}

const button = () => page.getByRole("button");
const says = (phase: string) => expect.element(button()).toHaveTextContent(phase);
/** Two clicks within one task, faster than any fan. */
function pressTwice(): void {
  const element = button().element();
  if (!(element instanceof HTMLElement)) return;
  element.click();
  element.click();
}
/** The browser restores the page by Back, in the state in which the fan left it. */
const comeBack = (persisted: boolean) => globalThis.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));

test("two presses send once", async () => {
  const { calls, Sender } = stage();
  await render(<Sender content={{ tariff: "l" }} />);
  pressTwice();
  await says("sending");
  pressTwice();
  expect(calls).toHaveLength(1);
  calls[0]?.answer();
  await says("idle");
});

test("a lost answer is asked for again with the same key, and something else with another", async () => {
  const { calls, Sender, keys } = stage();
  const { rerender } = await render(<Sender content={{ tariff: "l", sim: "esim" }} />);
  await button().click();
  calls[0]?.lose();
  await says("failed");
  await rerender(<Sender content={{ sim: "esim", tariff: "l" }} />);
  await button().click();
  calls[1]?.lose();
  await says("failed");
  await rerender(<Sender content={{ tariff: "m", sim: "esim" }} />);
  await button().click();
  await expect.poll(() => keys()).toEqual(["key-1", "key-1", "key-2"]);
});

test.each([
  [false, "is the same one", ["key-1", "key-1"]],
  [true, "is another wish, where that is what it means", ["key-1", "key-2"]],
] as const)("the same again after its answer (anew: %s) %s", async (anew, _, expected) => {
  const { calls, Sender, keys } = stage({ anew });
  await render(<Sender content="pack" />);
  await button().click();
  calls[0]?.answer();
  await says("idle");
  await button().click();
  await expect.poll(() => keys()).toEqual(expected);
});

test("while the page is being left nothing more is sent, until it is back from the browser's memory", async () => {
  const { calls, Sender } = stage();
  await render(<Sender content="bill" leaves />);
  await button().click();
  calls[0]?.answer();
  await says("leaving");
  pressTwice();
  comeBack(false);
  await says("leaving");
  expect(calls).toHaveLength(1);
  comeBack(true);
  await says("idle");
  await button().click();
  await expect.poll(() => calls).toHaveLength(2);
});

test("an answer that the frozen page never got is asked for again with the same key", async () => {
  const { calls, Sender, keys } = stage();
  await render(<Sender content="order" />);
  await button().click();
  await says("sending");
  comeBack(true);
  await says("idle");
  await button().click();
  await expect.poll(() => keys()).toEqual(["key-1", "key-1"]);
  calls[1]?.answer();
  await says("idle");
});

test("a lock that outlives the form is found closed, and its key as it was", async () => {
  const { calls, Sender, keys } = stage({ sending: createSending() });
  const first = await render(<Sender content="order" />);
  await button().click();
  await first.unmount();
  await render(<Sender content="order" />);
  await says("sending");
  await button().click();
  calls[0]?.lose();
  await says("idle");
  await button().click();
  await expect.poll(() => keys()).toEqual(["key-1", "key-1"]);
});
