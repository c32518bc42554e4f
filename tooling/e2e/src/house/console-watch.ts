import type { ConsoleMessage, Page } from "@playwright/test";

/** Messages that the browser itself logs for an error response. Journeys with faults cause them on purpose. */
const EXPECTED = [/^Failed to load resource/, /net::ERR_/];

/** Collects the warnings, errors and uncaught exceptions of a page. */
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
