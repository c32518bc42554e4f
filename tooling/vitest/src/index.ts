export { chromiumLaunchOptions, ensureChromium, findChromium } from "./chromium.ts";
export { browserMode } from "./browser-mode.ts";
