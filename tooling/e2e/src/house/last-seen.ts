import type { BrowserContext, Page, Request } from "@playwright/test";

/** What is attached to a journey that failed, and printed with its message. */
export const LAST_SEEN = "last seen";

/** Notes what a page asks for, so that a journey that failed can tell where it stood and what it waited for. */
export class LastSeen {
  readonly #waiting = new Set<Request>();
  readonly #refused: string[] = [];

  constructor(context: BrowserContext) {
    context.on("request", (request) => this.#waiting.add(request));
    context.on("requestfinished", (request) => this.#waiting.delete(request));
    context.on("requestfailed", (request) => {
      this.#waiting.delete(request);
      this.#refused.push(`${request.failure()?.errorText ?? "failed"} ${nameOf(request)}`);
    });
    context.on("response", (answer) => {
      if (answer.status() >= 400) this.#refused.push(`${answer.status()} ${nameOf(answer.request())}`);
    });
  }

  /** Where the page stands, what it shows, what it still waits for and what it was refused last. */
  async tell(page: Page): Promise<string> {
    const shown = await page
      .evaluate(() => ({
        headings: [...document.querySelectorAll("h1, h2, [role=alert]")].map((heading) => heading.textContent.trim()).slice(0, 8),
        hydration: document.documentElement.dataset["hydration"] ?? "not begun",
        ready: document.readyState,
      }))
      .catch((cause: unknown) => String(cause));
    return [
      `at ${page.url()}`,
      `shows ${JSON.stringify(shown)}`,
      `waits for ${[...this.#waiting].map(nameOf).join(", ") || "nothing"}`,
      `was refused ${this.#refused.slice(-8).join(", ") || "nothing"}`,
    ].join("\n");
  }
}

function nameOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname}${search}`;
}
