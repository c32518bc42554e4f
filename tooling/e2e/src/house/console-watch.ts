import type { ConsoleMessage, Page } from "@playwright/test";

/** What a browser says by itself when an answer is an error; journeys with faults cause it on purpose. */
const EXPECTED = [/^Failed to load resource/, /net::ERR_/];

/** Collects what a page complains about: warnings, errors, and exceptions that nobody caught. */
export class ConsoleWatch {
  readonly complaints: string[] = [];

  watch(page: Page): void {
    page.on("console", (message: ConsoleMessage) => {
      const text = message.text();
      if (!["error", "warning"].includes(message.type()) || EXPECTED.some((pattern) => pattern.test(text))) return;
      this.complaints.push(`${message.type()}: ${text}`);
    });
    page.on("pageerror", (error) => this.complaints.push(`uncaught: ${error.message}`));
  }
}
