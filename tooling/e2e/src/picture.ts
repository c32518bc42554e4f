import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromiumLaunchOptions } from "@tribun/vitest-config/chromium";
import { SAMPLE_NOW } from "@tribun/vitest-config/clock";
import { type Browser, chromium } from "playwright";
import { SIZES, VIEWS } from "./house/clubs.ts";

// Creates the readme's picture from the running clubs: `npm start`, then `node tooling/e2e/src/picture.ts`.
const PORTS = VIEWS.map(({ port }) => port + Number(process.env["PORT_OFFSET"] ?? "0"));
const OUTPUT = fileURLToPath(new URL("../../../.github/images/clubs.png", import.meta.url));
const WIDTH = 292;
const GAP = 16;

async function pictureOf(browser: Browser, port: number, language: "de" | "tr"): Promise<string> {
  const origin = `http://localhost:${port}`;
  // A stored answer, because the consent question would cover the page.
  const answer = JSON.stringify({ version: 3, choice: "denied", at: new Date(SAMPLE_NOW).toISOString() });
  const page = await browser.newPage({
    viewport: SIZES.phone,
    locale: language === "tr" ? "tr-TR" : "de-DE",
    reducedMotion: "reduce",
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: "tribun.consent", value: answer }] }] },
  });
  await page.goto(`${origin}/`, { waitUntil: "networkidle" });
  const image = await page.screenshot();
  await page.close();
  return `data:image/png;base64,${image.toString("base64")}`;
}

const browser = await chromium.launch(chromiumLaunchOptions());
const images: string[] = [];
for (const [index, port] of PORTS.entries()) images.push(await pictureOf(browser, port, index % 2 === 0 ? "de" : "tr"));

const page = await browser.newPage({ viewport: { width: PORTS.length * WIDTH + (PORTS.length + 1) * GAP, height: 664 } });
await page.setContent(
  `<body style="margin:0;padding:${GAP}px;display:flex;gap:${GAP}px;background:white">${images
    .map((image) => `<img src="${image}" width="${WIDTH}" style="border-radius:12px;box-shadow:0 1px 6px rgb(0 0 0 / 0.25)">`)
    .join("")}</body>`,
);
mkdirSync(new URL("../../../.github/images", import.meta.url), { recursive: true });
await page.screenshot({ path: OUTPUT });
await browser.close();
console.log(OUTPUT);
