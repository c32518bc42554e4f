import { globSync } from "node:fs";
import * as v from "valibot";
import { type Driver, started } from "./driver.ts";

const answer = v.object({ value: v.unknown() });
const session = v.object({ sessionId: v.string() });
const element = v.record(v.string(), v.string());

const DISPLAY = ":77";
/** WebKit's MiniBrowser, where Debian installs it. */
const BROWSER = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser";

/**
 * WebKit, controlled by its own WebDriver on a virtual screen.
 * @param port a free port
 */
export async function webkit(port: number): Promise<Driver> {
  const screen = await started("Xvfb", [DISPLAY, "-screen", "0", "1280x900x24"], {}, async () => undefined);
  const env = { DISPLAY, LIBGL_ALWAYS_SOFTWARE: "1", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" };
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
    const { value } = v.parse(answer, await response.json());
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const [binary] = globSync(BROWSER);
  const { process: driver } = await started("WebKitWebDriver", [`--port=${port}`], env, () => send("GET", "/status"));
  const capabilities = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary, args: ["--automation"] } };
  const { sessionId } = v.parse(session, await send("POST", "/session", { capabilities: { alwaysMatch: capabilities } }));
  const path = `/session/${sessionId}`;
  const find = async (selector: string) => {
    const found = v.parse(element, await send("POST", `${path}/element`, { using: "css selector", value: selector }));
    return `${path}/element/${Object.values(found)[0] ?? ""}`;
  };
  return {
    open: async (url) => void (await send("POST", `${path}/url`, { url })),
    read: async (expression) => String(await send("POST", `${path}/execute/sync`, { script: `return String(${expression})`, args: [] })),
    press: async (selector) => void (await send("POST", `${await find(selector)}/click`, {})),
    type: async (selector, text) => void (await send("POST", `${await find(selector)}/value`, { text })),
    close: async () => {
      await send("DELETE", path);
      driver.kill();
      screen.process.kill();
    },
  };
}
