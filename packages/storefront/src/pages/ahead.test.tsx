import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sessionAtom } from "../platform/session/session-state.ts";
import { makePage, tokensFor } from "../testing/page.tsx";
import { BILL_ANSWERS, sampleSeasons } from "../testing/sample-invoice.ts";
import { samplePack } from "../testing/sample-options.ts";
import { sampleSettings } from "../testing/sample-settings.ts";
import { sampleDevices, sampleLine, sampleUser } from "../testing/samples.ts";

const ANSWERS = { "GET /api/users/me": sampleUser, ...BILL_ANSWERS };
const SEASONS = "GET /api/invoices/seasons";

test("a finger near a tab asks for its page's data, and the page waits for the same answer", async () => {
  await page.viewport(390, 844);
  const seasons = Promise.withResolvers<typeof sampleSeasons>();
  const answers = { ...ANSWERS, [SEASONS]: () => seasons.promise };
  const { element, sent } = await makePage({ path: "/support", answers, tokens: tokensFor(3600) });
  await render(element);
  const asked = () => sent.filter(({ call }) => call === SEASONS).length;
  const tab = page.getByRole("navigation", { name: "Bereiche" }).getByRole("link", { name: "Rechnungen" });
  await tab.hover();
  await expect.poll(asked).toBe(1);
  await tab.click();
  await expect.element(tab).toHaveAttribute("aria-current", "page");
  seasons.resolve(sampleSeasons);
  await expect.element(page.getByRole("table")).toBeVisible();
  expect(asked()).toBe(1);
});

const LINES = "GET /api/tariffs/me";
const PACK = samplePack.id;
/** The calls for what each page shows first, whatever its address says. */
test.each([
  ["/dashboard/account/profile", ["GET /api/users/me/payment-methods", "GET /api/auth/sessions", "GET /api/support/messages"]],
  [`/dashboard/options/${PACK}`, [`GET /api/tariffs/options/${PACK}`, LINES, "GET /api/tariffs/options/me"]],
  ["/dashboard/bills?show=open", [SEASONS, "GET /api/invoices/me"]],
  ["/dashboard/account/overview?line=l2", [LINES, "GET /api/lines/l2/settings"]],
] as const)("a finger near %s asks for what stands there first, each once", async (href, calls) => {
  // A wide window has no tab bar, over one of whose tabs the pointer may still be.
  await page.viewport(1280, 800);
  const answers = {
    ...ANSWERS,
    [LINES]: [sampleLine, { ...sampleLine, id: "l2" }],
    [`GET /api/tariffs/options/${PACK}`]: samplePack,
    "GET /api/tariffs/options/me": [],
    "GET /api/auth/passkeys": [],
    "GET /api/auth/sessions": sampleDevices,
    "GET /api/support/messages": [],
    "GET /api/lines/l2/settings": { ...sampleSettings, lineId: "l2" },
  };
  const { app, element, router, sent } = await makePage({ path: "/support", answers, tokens: tokensFor(3600) });
  await render(element);
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("authenticated");
  const asked = () => sent.map(({ call }) => call).filter((call) => calls.some((each) => each === call));
  const { pathname: to, searchParams } = new URL(href, location.href);
  await router.preloadRoute({ to, search: () => Object.fromEntries(searchParams) });
  await expect.poll(asked).toHaveLength(calls.length);
  await router.navigate({ href });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => app.queryClient.isFetching()).toBe(0);
  expect(asked().toSorted()).toEqual([...calls].toSorted());
});

test("how a payment went is asked for while its page comes, and once", async () => {
  const check = { transactionStatus: 2, tId: "t1", orderId: "o1", price: { amount: 1000, currency: "EUR" } };
  const { element, router, sent } = await makePage({ path: "/support", answers: { ...ANSWERS, "GET /c/c1/check": check } });
  await render(element);
  const asked = () => sent.filter(({ call }) => call === "GET /c/c1/check").length;
  await router.preloadRoute({ to: "/dashboard/payment-result", search: () => ({ cId: "c1" }) });
  await expect.poll(asked).toBe(1);
  await router.navigate({ href: "/dashboard/payment-result?cId=c1" });
  await expect.element(page.getByRole("heading", { name: "Die Zahlung ist nicht angekommen" })).toBeVisible();
  expect(asked()).toBe(1);
});

test("for who is not signed in nothing is asked", async () => {
  const { app, router } = await makePage({ path: "/support", answers: ANSWERS });
  const asked = vi.spyOn(app.queryClient, "prefetchQuery");
  await router.preloadRoute({ to: "/dashboard/bills" });
  // The code that would make the call has loaded and run by now.
  await import("../areas/account/bills/bills.tsx");
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).not.toHaveBeenCalled();
});
