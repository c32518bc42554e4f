import { type OrderDraft, type PersonDraft, useOrderDraft } from "@tribun/checkout-wizard";
import { testNow } from "@tribun/vitest-config/clock";
import { Provider } from "jotai";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { refuse } from "../../testing/fake-operator.ts";
import { makePage, tokensFor } from "../../testing/page.tsx";
import { sampleBrand } from "../../testing/sample-brand.ts";
import { sampleUser } from "../../testing/samples.ts";
import { sessionAtom } from "./session-state.ts";
import { FAN_KEY } from "./settle-in.ts";
import { writeTokens } from "../storage/storage.ts";

const KEY = "tribun.order";
const person: PersonDraft = {
  salutation: "male",
  ...{ firstName: "Deniz", lastName: "Yılmaz", birthday: "1990-05-19" },
  ...{ street: "Sonnenallee", houseNumber: "12", postalCode: "12045", city: "Berlin" },
};
/** Everything that an order may hold: a field of the draft that is in neither of the two is a type error. */
const own = {
  ...{ person, childBirthday: "2015-05-05", document: { documentType: "passport", identityValidityDate: "2031-04-05" } },
  portingOptions: { msisdn: "0172 9925904", donatingProvider: { id: "congstar", name: "congstar" }, donorCustomerNumber: "K-471" },
} satisfies Partial<OrderDraft>;
const rest = {
  tariff: { id: "t1", slug: "serbest-m", hasFormOption: false, requiresChild: false, requiresMainLine: false, forBusiness: false },
  ...{ numberType: "new", simType: "physical", shopCard: { typed: "8949", checked: "8949" }, mainLineId: "l1", couponTyped: "TR" },
  number: { registryId: "n", msisdn: "+491713920033", feeCents: 0, reservationId: "r", expiresAt: "2036-01-01T00:00:00Z", extended: true },
  ...{ jersey: { wanted: false }, couponCode: "TRIBUN1", payment: { method: "paypal" }, fromTicket: true },
  search: { list: "all", meaning: "any", digits: ["1"], block: 2 },
  openOrder: { orderId: "o1", checkoutId: "c1" },
} satisfies Omit<Required<OrderDraft>, keyof typeof own | "edits">;
const draft: OrderDraft = {
  ...{ ...rest, ...own },
  edits: { sim: { simType: "physical" }, person: { person }, holder: { childBirthday: "2015-05-06" } },
};
const left: OrderDraft = { ...rest, edits: { sim: { simType: "physical" } } };
const OWN = /Yılmaz|Sonnenallee|1990|2015|2031|9925904|K-471/;
const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? "{}", (key, value: unknown) => (key === "savedAt" ? 0 : value));
const kept = (of: OrderDraft) => ({ version: 3, club: sampleBrand.id, savedAt: 0, draft: of });

/** A page of the order, or one that has never read it. */
async function open(path: string) {
  localStorage.setItem(KEY, JSON.stringify({ ...kept(draft), savedAt: testNow() }));
  const answers = {
    "GET /api/users/me": (_: unknown, before: number) => (before === 0 ? sampleUser : refuse("1034")),
    "GET /api/tariffs": [],
  };
  const { element, app } = await makePage({ path, answers, tokens: tokensFor(3600) });
  const { unmount } = await render(element);
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("authenticated");
  return { app, unmount };
}

test.each(["/tarife", "/cart"])("who logs out on %s leaves an order on the device, and nothing of themselves in it", async (path) => {
  const { app, unmount } = await open(path);
  app.session.logout();
  expect(JSON.stringify(stored())).not.toMatch(OWN);
  expect(stored()).toEqual(kept(left));
  await unmount();
  expect(stored()).toEqual(kept(left));
});

/** Shows the order, and changes it next. */
function Holder() {
  const { draft: order, change } = useOrderDraft();
  return (
    <button type="button" onClick={() => change((now) => ({ ...now, couponCode: "TRIBUN5" }))}>
      {order.person?.lastName ?? "nobody"}
    </button>
  );
}

test("who logs out in another tab is not brought back by this one, which has read the order and shows it no more", async () => {
  const { app, unmount } = await open("/cart");
  await unmount();
  const holder = (
    <Provider store={app.store}>
      <Holder />
    </Provider>
  );
  const shown = await render(holder);
  await expect.element(page.getByRole("button", { name: "Yılmaz" })).toBeVisible();
  await shown.unmount();
  localStorage.setItem(KEY, JSON.stringify({ ...kept(left), savedAt: testNow() }));
  writeTokens(undefined);
  dispatchEvent(new StorageEvent("storage", { key: null }));
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("unauthenticated");
  await render(holder);
  await page.getByRole("button", { name: "nobody" }).click();
  await expect.poll(() => JSON.stringify(stored())).toContain("TRIBUN5");
  expect(JSON.stringify(stored())).not.toMatch(OWN);
});

test("a session that ends by itself takes nothing along: the fan comes back to what they typed", async () => {
  const { app } = await open("/cart");
  app.session.doubt();
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("unauthenticated");
  expect(stored()).toEqual(kept(draft));
});

/** The session of the page expires, and a fan signs in. */
async function signInAgain(app: Awaited<ReturnType<typeof open>>["app"], sub: string): Promise<void> {
  app.session.doubt();
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("unauthenticated");
  // This page's operator refuses every further fetch of the fan.
  await app.session.login(tokensFor(1800, sub)).catch(() => undefined);
}

test("who ran out of time and signs in again finds what they typed, and nobody else does", async () => {
  const { app } = await open("/cart");
  await signInAgain(app, "fan-1");
  expect(stored()).toEqual(kept(draft));
  await app.session.login(tokensFor(1800, "fan-2")).catch(() => undefined);
  expect(stored()).toEqual(kept(left));
});

test("a page that finds somebody else signed in, as after a form that stood alone, takes out what the one before typed", async () => {
  localStorage.setItem(FAN_KEY, "fan-0");
  await open("/cart");
  expect(stored()).toEqual(kept(left));
  expect(localStorage.getItem(FAN_KEY)).toBe("fan-1");
});

test("who logs out is noted no more, so that a guest's order is taken along by who signs in next", async () => {
  const { app } = await open("/cart");
  app.session.logout();
  expect(localStorage.getItem(FAN_KEY)).toBeNull();
});

test("who signs in in another tab finds nothing of whom this one was opened by", async () => {
  const { app } = await open("/cart");
  writeTokens(tokensFor(3600, "fan-2"));
  dispatchEvent(new StorageEvent("storage", { key: null }));
  await expect.poll(() => JSON.stringify(stored())).not.toMatch(OWN);
  expect(app.store.get(sessionAtom).status).not.toBe("unauthenticated");
});
