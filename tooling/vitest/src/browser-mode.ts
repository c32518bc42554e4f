import { playwright } from "@vitest/browser-playwright";
import { chromiumLaunchOptions } from "./chromium.ts";
import { browserZone } from "./clock/zones.ts";
import { drawAgain } from "./frames/draw-again.ts";

/** Width and height in CSS pixels of the page a browser test starts with: a phone. */
const VIEWPORT = { width: 390, height: 844 };

/** The `test.browser` part of a vitest project. A new object each time: projects must not share one. */
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
