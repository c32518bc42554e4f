import type { Page, Route } from "@playwright/test";
import { realmNow } from "@tribun/vitest-config/clock";

/** The ways in which an answer can fail in the fan's browser. Only with `lost` does the operator receive the call. */
const KINDS = ["offline", "busy", "broken", "html", "silent", "lost"] as const;
type Kind = (typeof KINDS)[number];

/** The client gives up every call and every file before this time. Milliseconds. */
const GIVEN_UP_MS = 61_000;

const FAIL: Readonly<Record<Kind, (route: Route, page: Page) => Promise<void>>> = {
  offline: (route) => route.abort("internetdisconnected"),
  busy: (route) => route.fulfill({ status: 429, headers: { "retry-after": "1" }, contentType: "application/problem+json", body: "{}" }),
  broken: (route) => route.fulfill({ status: 500, contentType: "application/problem+json", body: "{}" }),
  html: (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html><title>Gateway</title>" }),
  // The server never answers. The page's fake clock jumps ahead until the client gives up the call, so that the test need not wait. Only
  // the browser can give up a document, so a navigation fails at once.
  silent: async (route, page) => {
    const request = route.request();
    if (request.isNavigationRequest()) return route.abort("timedout");
    const givenUp = page.waitForEvent("requestfailed", (failed) => failed === request);
    await page.clock.fastForward(GIVEN_UP_MS);
    await givenUp;
  },
  lost: async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  },
};

/** The calls that place an order, with a new number and with a ported one. Their answer gets lost on its way back. */
const ORDERS: ReadonlySet<string> = new Set(["POST /api/tariffs/payment-intent", "POST /api/portings/payment-intent"]);

/** A call's method and path with its ids replaced. An id contains a digit or has at least 32 characters; a tariff's id is its slug. */
function callOf(route: Route): string {
  const request = route.request();
  const path = new URL(request.url()).pathname
    .replaceAll(/\/(?:(?=[^/]*\d)[^/]+|[\w-]{32,})/g, "/{id}")
    .replace(/^\/api\/tariffs\/tribun-[^/]+$/, "/api/tariffs/{id}");
  return `${request.method()} ${path}`;
}

/** Makes each call to the operator fail once, at its first try. Successive calls fail in different ways. */
export class Chaos {
  /** The calls that failed, and how. */
  readonly failed = new Map<string, Kind>();
  /** The idempotency keys of the orders. */
  readonly orderKeys: (string | undefined)[] = [];

  /**
   * Starts to make calls fail.
   * @param turn index of the first kind of failure
   */
  async begin(page: Page, turn = 0): Promise<void> {
    // Playwright's clock replaces the page's clock and starts at the same time.
    await page.clock.install({ time: await page.evaluate(realmNow) });
    await page.context().route(/\/(?:api\/|c\/[^/]+\/check)/, async (route) => {
      const call = callOf(route);
      if (ORDERS.has(call)) this.orderKeys.push(route.request().headers()["idempotency-key"]);
      if (this.failed.has(call)) return route.continue();
      // With `lost` the operator has already carried out the call, and the retry asks for it again. Only orders must cope with that.
      const kinds = KINDS.filter((kind) => kind !== "lost");
      const kind = ORDERS.has(call) ? "lost" : (kinds[(this.failed.size + turn) % kinds.length] ?? "broken");
      this.failed.set(call, kind);
      return FAIL[kind](route, page);
    });
  }
}
