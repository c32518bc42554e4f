import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumLaunchOptions } from "@tribun/vitest-config/chromium";
import { chromium } from "playwright";
import type { State } from "./visitors.ts";

/** A browser with an empty profile, controlled through a debugging port. */
export type Chrome = { readonly port: number; readonly stop: () => Promise<void> };

const FLAGS = [
  ...["--headless=new", "--remote-debugging-port=0", "--no-first-run", "--ignore-certificate-errors", "--disable-extensions"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-gpu"],
];
const LISTENS = /DevTools listening on ws:\/\/[^:]+:(\d+)/;

/** Starts Chromium without Playwright: Lighthouse needs the browser's default context, which Playwright does not use. */
export async function startChrome(): Promise<Chrome> {
  const profile = mkdtempSync(join(tmpdir(), "bench-chrome-"));
  const { executablePath = chromium.executablePath(), args, env } = chromiumLaunchOptions(true);
  const child = spawn(executablePath, [...FLAGS, ...args, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
    env,
  });
  const gone = new Promise<void>((resolve) => void child.once("exit", () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = LISTENS.exec(said)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    void gone.then(() => reject(new Error(`Chromium did not start: ${said}`)));
  });
  return {
    port,
    stop: async () => {
      child.kill();
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Copies a visitor's localStorage into a browser. It opens an image for this, so that no file of a page is in the cache. */
export async function keepTypedLogin(chrome: Chrome, url: string, state: State): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  await page.goto(`${url}/favicon.svg`);
  for (const { name, value } of state.origins.flatMap(({ localStorage }) => localStorage)) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [name, value] as const);
  }
  await page.close();
  await browser.close();
}
