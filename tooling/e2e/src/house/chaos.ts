import type { Page, Route } from "@playwright/test";
import { realmNow } from "@tribun/vitest-config/clock";

/** How an answer can go wrong. Each is what a fan's browser gets; of them the operator hears only what is lost on the way back. */
const KINDS = ["offline", "busy", "broken", "html", "silent", "lost"] as const;
type Kind = (typeof KINDS)[number];

/** No call of the page is waited for longer, and none of a file. */
const GIVEN_UP_MS = 61_000;

const FAIL: Readonly<Record<Kind, (route: Route, page: Page) => Promise<void>>> = {
  offline: (route) => route.abort("internetdisconnected"),
  busy: (route) => route.fulfill({ status: 429, headers: { "retry-after": "1" }, contentType: "application/problem+json", body: "{}" }),
  broken: (route) => route.fulfill({ status: 500, contentType: "application/problem+json", body: "{}" }),
  html: (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html><title>Gateway</title>" }),
  // Nobody ever answers: the page's own clock goes on until the client gives the call up, without anybody waiting for it. A document in a
  // tab of its own is the browser's to give up.
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

/** The order itself, with a new number and with one that comes along: its answer is the one that must not be lost for good. */
const ORDERS: ReadonlySet<string> = new Set(["POST /api/tariffs/payment-intent", "POST /api/portings/payment-intent"]);

/** A call by its method and address, with whatever an id is left out. A tariff's is a word; of those that are drawn, few have no digit. */
function callOf(route: Route): string {
  const request = route.request();
  const path = new URL(request.url()).pathname
    .replaceAll(/\/(?:(?=[^/]*\d)[^/]+|[\w-]{32,})/g, "/{id}")
    .replace(/^\/api\/tariffs\/tribun-[^/]+$/, "/api/tariffs/{id}");
  return `${request.method()} ${path}`;
}

/** Lets each call of the operator fail once, when it is made first, each in another way than the one before. */
export class Chaos {
  /** What failed, and how. */
  readonly failed = new Map<string, Kind>();
  /** The keys that orders were sent with. */
  readonly orderKeys: (string | undefined)[] = [];

  /** @param turn with which kind it begins */
  async begin(page: Page, turn = 0): Promise<void> {
    // A clock of its own takes the place of the page's, and begins where that one stands.
    await page.clock.install({ time: await page.evaluate(realmNow) });
    await page.context().route(/\/(?:api\/|c\/[^/]+\/check)/, async (route) => {
      const call = callOf(route);
      if (ORDERS.has(call)) this.orderKeys.push(route.request().headers()["idempotency-key"]);
      if (this.failed.has(call)) return route.continue();
      // Of what is lost on the way back the operator has done its part; twice that is asked of it for the order alone.
      const kinds = KINDS.filter((kind) => kind !== "lost");
      const kind = ORDERS.has(call) ? "lost" : (kinds[(this.failed.size + turn) % kinds.length] ?? "broken");
      this.failed.set(call, kind);
      return FAIL[kind](route, page);
    });
  }
}
