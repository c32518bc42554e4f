import type { BrowserContext, Page, Request } from "@playwright/test";

/** Name of the attachment of a failed journey. The reporter prints it with the message. */
export const LAST_SEEN = "last seen";

/** Records the requests of a context, so that a failed journey can report its page's state and open requests. */
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

  /** Describes the page's address, headings, open requests and latest failed requests. */
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
