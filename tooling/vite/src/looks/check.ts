import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { clubIds, ROOT } from "@tribun/brand-contract/folder";
import { serveClub } from "@tribun/site-server";
import { shiftClock } from "@tribun/vitest-config/clock";
import { runOffset } from "@tribun/vitest-config/clock/run";
import { browserZone } from "@tribun/vitest-config/clock/zones";
import type { Browser } from "playwright";
import { openBrowser } from "../hydration/check.ts";
import { difference, type Grey } from "./difference.ts";

/** Share of blocks in which the home pages of any two clubs differ in grey. */
const LEAST = 0.35;
const WIDTHS = [390, 1280] as const;
const THEMES = ["light", "dark"] as const;

/**
 * Photographs the home page of the built club in this folder in grey, and prints how much it differs from that of every other built club.
 * Fails below the limit, because two clubs must not be mistaken for each other without their colours.
 */
const id = basename(process.cwd());
const built = clubIds().filter((club) => existsSync(join(ROOT, "apps", club, "dist/site.json")));
const browser = await openBrowser();
const urls = new Map<string, string>();
for (const club of built) {
  urls.set(club, (await serveClub({ dist: join(ROOT, "apps", club, "dist"), port: 0, operatorUrl: "http://localhost:1" })).url);
}
const own = urls.get(id);
if (own === undefined) throw new Error(`${id} is not built`);
let least = 1;
for (const colorScheme of THEMES) {
  for (const width of WIDTHS) {
    const mine = await photograph(browser, own, { width, colorScheme });
    for (const [club, url] of urls) {
      if (club === id) continue;
      const share = difference(mine, await photograph(browser, url, { width, colorScheme }));
      least = Math.min(least, share);
      console.log(
        `${colorScheme.padEnd(6)}${String(width).padEnd(6)}${`${id}, ${club}`.padEnd(24)}${(100 * share).toFixed(1)} % of blocks`,
      );
    }
  }
}
await browser.close();
console.log(`The least is ${(100 * least).toFixed(1)} %, needed ${100 * LEAST} %.`);
process.exit(least < LEAST ? 1 : 0);

type View = { readonly width: number; readonly colorScheme: (typeof THEMES)[number] };

/** Opens a club's home page without movement and returns the whole page in grey. */
async function photograph(from: Browser, url: string, { width, colorScheme }: View): Promise<Grey> {
  const context = await from.newContext({
    ...{ viewport: { width, height: 844 }, colorScheme, reducedMotion: "reduce", locale: "de", timezoneId: browserZone() },
    extraHTTPHeaders: { "accept-language": "de" },
  });
  try {
    // With a fixed clock the same match is announced everywhere.
    await context.addInitScript(shiftClock, runOffset());
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    const png = (await page.screenshot({ fullPage: true })).toString("base64");
    const shown = await from.newPage();
    const grey = await shown.evaluate(greyOf, png);
    await shown.close();
    return { ...grey, shades: Buffer.from(grey.shades, "base64") };
  } finally {
    await context.close();
  }
}

/** Runs in a page. Decodes a PNG and returns its shades in base 64. */
async function greyOf(png: string): Promise<{ width: number; height: number; shades: string }> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  if (!canvas) throw new Error("no canvas");
  canvas.drawImage(picture, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  let shades = "";
  for (let at = 0; at < data.length; at += 4) {
    // Weights of Rec. 709, as a monitor mixes grey.
    shades += String.fromCodePoint(Math.round(0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)));
  }
  return { width, height, shades: btoa(shades) };
}
