import { playwright } from "@vitest/browser-playwright";
import { chromiumLaunchOptions } from "./chromium.ts";
import { browserZone } from "./clock/zones.ts";
import { drawAgain } from "./frames/draw-again.ts";

/** Initial window of a browser test in CSS pixels: a phone. */
const VIEWPORT = { width: 390, height: 844 };

/** The `test.browser` part of a vitest project. A new object for each call, because projects must not share one. */
export function browserMode() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { ...VIEWPORT },
    provider: playwright({
      launchOptions: chromiumLaunchOptions(),
      actionTimeout: 10_000,
      contextOptions: { locale: "de-DE", timezoneId: browserZone(), reducedMotion: "reduce" },
    }),
    commands: { drawAgain },
    instances: [{ browser: "chromium" as const }],
  };
}
