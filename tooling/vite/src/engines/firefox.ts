import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { type Driver, started } from "./driver.ts";

const reply = v.object({ id: v.number(), result: v.optional(v.unknown()), error: v.optional(v.string()), message: v.optional(v.string()) });
const tree = v.object({ contexts: v.tupleWithRest([v.object({ context: v.string() })], v.unknown()) });
const value = v.object({ result: v.object({ value: v.optional(v.unknown()), sharedId: v.optional(v.string()) }) });

/**
 * Firefox, controlled by its built-in WebDriver BiDi (W3C).
 * @param port a free port
 */
export async function firefox(port: number): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), "club-firefox-"));
  const { process: browser, speech: socket } = await started(
    "firefox-esr",
    ["--headless", "--remote-debugging-port", String(port), "--profile", profile, "about:blank"],
    { HOME: profile },
    () => connect(`ws://127.0.0.1:${port}/session`),
  );
  const waiting = new Map<number, (answer: v.InferOutput<typeof reply>) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer = v.safeParse(reply, JSON.parse(String(data)));
    if (answer.success) waiting.get(answer.output.id)?.(answer.output);
  });
  let last = 0;
  const call = (method: string, params: Readonly<Record<string, unknown>>) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ error, message, result }) =>
        error ? reject(new Error(`${method}: ${error}, ${message ?? ""}`)) : resolve(result),
      );
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  await call("session.new", { capabilities: {} });
  const { context } = v.parse(tree, await call("browsingContext.getTree", {})).contexts[0];
  const evaluate = async (expression: string) =>
    v.parse(value, await call("script.evaluate", { expression, target: { context }, awaitPromise: true })).result;
  const act = (action: Readonly<Record<string, unknown>>) => call("input.performActions", { context, actions: [action] });
  const press = async (selector: string) => {
    const { sharedId } = await evaluate(`document.querySelector(${JSON.stringify(selector)})`);
    const origin = { type: "element", element: { sharedId } };
    const press = [
      { type: "pointerMove", x: 0, y: 0, origin },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await act({ type: "pointer", id: "pointer", actions: press });
  };
  return {
    open: async (url) => void (await call("browsingContext.navigate", { context, url, wait: "complete" })),
    read: async (expression) => String((await evaluate(`String(${expression})`)).value),
    press,
    type: async (selector, text) => {
      await press(selector);
      const keys = [...text].flatMap((key) => [
        { type: "keyDown", value: key },
        { type: "keyUp", value: key },
      ]);
      await act({ type: "key", id: "keys", actions: keys });
    },
    close: async () => {
      const ended = new Promise((resolve) => browser.once("exit", resolve));
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function connect(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    socket.addEventListener("open", () => resolve(socket));
    socket.addEventListener("error", () => reject(new Error(`nobody answers at ${url}`)));
  });
}
