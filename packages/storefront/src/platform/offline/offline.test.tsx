import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sessionAtom } from "../session/session-state.ts";
import { type Answers, refuse } from "../../testing/fake-operator.ts";
import { BILL_ANSWERS } from "../../testing/sample-invoice.ts";
import { sampleLine, sampleOrder, sampleStanding, sampleUser } from "../../testing/samples.ts";
import { makePage, tokensFor } from "../../testing/page.tsx";
import { KEPT_KEY, SESSION_KEY } from "../../hydration/hand-over.ts";
import { keepForOffline } from "../../shell/offline/keep.ts";

const SECRET = "LPA:1$smdp.example$geheim";
const ESIM = { lpa: SECRET, smdpAddress: "smdp.example", matchingId: "geheim", iccid: "8949990000000000015" };
const ONLINE: Answers = {
  ...BILL_ANSWERS,
  "GET /api/users/me": sampleUser,
  "GET /api/tariffs/me": [{ ...sampleLine, sim: { ...sampleLine.sim, eid: "89049032000000000000000000000015" } }],
  "GET /api/orders": [{ ...sampleOrder, state: "active", transactionStatus: 2, esim: ESIM }],
  "GET /api/tariffs/me/ping": sampleStanding,
};
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const OFFLINE: Answers = Object.fromEntries(Object.keys(ONLINE).map((call) => [call, lost]));
const MARK = /^Stand \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}\. Neuere/;
/** A page, its screen and its data load one after the other. */
const LOADED = { timeout: 8000 };
const kept = () => localStorage.getItem(KEPT_KEY) ?? "";

/** A visit to a page that stores what it shows, as `startPage` does once a fan is signed in. */
async function visit(path: string, answers: Answers, fan = "fan-1") {
  const made = await makePage({ path, answers, tokens: tokensFor(3600, fan) });
  const stop = made.app.store.sub(sessionAtom, () => {
    if (made.app.store.get(sessionAtom).status !== "authenticated") return;
    stop();
    keepForOffline(made.app);
  });
  const { unmount } = await render(made.element);
  return { ...made, unmount };
}

const seenOn = (path: string) => (path === "/dashboard" ? page.getByText("11,8", { exact: true }) : page.getByRole("table").first());

async function visitOnline(path = "/dashboard") {
  const first = await visit(path, ONLINE);
  // Waits for all answers: they arrive one after the other, and one that is under way when the page goes is not stored.
  await expect.element(seenOn(path), LOADED).toBeVisible();
  await expect.poll(() => first.app.queryClient.isFetching(), LOADED).toBe(0);
  await expect.poll(kept, LOADED).toContain(path === "/dashboard" ? sampleLine.msisdn : '"list"');
  await first.unmount();
}

test("without a network the dashboard shows what it last showed, marked with its time, and goes on when the operator is back", async () => {
  await visitOnline();
  const answers: Record<string, unknown> = { ...OFFLINE };
  const { app } = await visit("/dashboard", answers);
  await expect.element(seenOn("/dashboard"), LOADED).toBeVisible();
  await expect.element(page.getByText(MARK), LOADED).toBeVisible();
  await expect.poll(() => document.querySelector('nav a[href="/dashboard/bills"]'), LOADED).not.toBeNull();
  // As the worker marks a page that it has stored.
  document.documentElement.toggleAttribute("data-offline", true);
  Object.assign(answers, ONLINE);
  await app.session.start();
  await expect.element(page.getByRole("heading", { level: 1 }), LOADED).toMatchTextContent("Deniz");
  await app.queryClient.refetchQueries({ type: "active" });
  await expect.element(page.getByText(MARK), LOADED).not.toBeInTheDocument();
  expect(document.documentElement.hasAttribute("data-offline")).toBe(false);
});

test("so do the bills", async () => {
  await visitOnline("/dashboard/bills");
  await visit("/dashboard/bills", OFFLINE);
  await expect.element(seenOn("/dashboard/bills"), LOADED).toBeVisible();
  await expect.element(page.getByText(MARK).first(), LOADED).toBeVisible();
});

const PDF = () => new Response("%PDF-1.7 Rechnung", { headers: { "Content-Type": "application/pdf" } });

test("the last bill and the contract's summary can be read without a network, and are fetched once, at the first press", async () => {
  const fetched: string[] = [];
  const paper = (name: string) => () => {
    fetched.push(name);
    return PDF();
  };
  const answers = {
    ...ONLINE,
    "GET /api/invoices/i1/pdf": paper("bill"),
    [`GET /api/orders/${sampleLine.orderId}/contract-summary.pdf`]: paper("summary"),
  };
  const first = await visit("/dashboard", answers);
  await expect.element(seenOn("/dashboard"), LOADED).toBeVisible();
  expect(fetched).toEqual([]);
  await page.getByRole("heading", { level: 1 }).click();
  await expect.poll(kept, LOADED).toContain('"papers":[{"kind":"bill"');
  expect(fetched.toSorted()).toEqual(["bill", "summary"]);
  await first.unmount();

  // The network fails between the page and the press.
  const second = await visit("/dashboard", { ...answers, "GET /api/invoices/me": lost });
  await expect.element(seenOn("/dashboard"), LOADED).toBeVisible();
  await second.app.queryClient.invalidateQueries();
  await page.getByRole("heading", { level: 1 }).click();
  await expect.poll(() => second.app.queryClient.isFetching(), LOADED).toBe(0);
  await second.unmount();

  await visit("/dashboard", OFFLINE);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await page.getByRole("button", { name: /^Letzte Rechnung/ }).click(LOADED);
  await page.getByRole("button", { name: /^Vertragszusammenfassung/ }).click();
  expect(saved).toHaveLength(2);
  expect(saved[1]).toBe(`${sampleLine.msisdn.slice(1)}.pdf`);
});

test("a page that is not kept says that nobody can be reached", async () => {
  await visitOnline();
  await visit("/dashboard/account/profile", OFFLINE);
  await expect.element(page.getByRole("alert").first(), LOADED).toBeVisible();
  expect(page.getByText(sampleUser.email).elements()).toHaveLength(0);
});

test("codes of an eSIM and what else is secret are never kept", async () => {
  await visitOnline();
  await expect.poll(kept, LOADED).toContain(sampleOrder.number);
  for (const secret of [SECRET, "geheim", ESIM.iccid, "8904903200"]) expect(kept()).not.toContain(secret);
});

test("logging out empties what was kept, at once, and an answer on its way brings nothing back", async () => {
  await visitOnline();
  const { app } = await visit("/dashboard", ONLINE);
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("authenticated");
  app.session.logout();
  expect(kept()).toBe("");
  app.queryClient.setQueryData(["private", "de", "lines"], [sampleLine]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(kept()).toBe("");
});

test("a session that has ended takes it along", async () => {
  await visitOnline();
  const { app } = await makePage({ path: "/tarife", answers: ONLINE, tokens: tokensFor(-1) });
  await app.session.start();
  expect(kept()).toBe("");
});

test("another fan on the same browser sees none of it, and logging in empties it", async () => {
  await visitOnline();
  const other = await visit("/dashboard", OFFLINE, "fan-2");
  await expect.element(page.getByRole("alert").first(), LOADED).toBeVisible();
  expect(page.getByText("11,8", { exact: true }).elements()).toHaveLength(0);
  await other.app.session.login(tokensFor(1800, "fan-2")).catch(() => undefined);
  expect(kept()).toBe("");
});

test("what another build has kept and this one does not understand is left out", async () => {
  await visitOnline();
  localStorage.setItem(KEPT_KEY, kept().replaceAll('"remainingGb"', '"gigabytes"'));
  await visit("/dashboard", OFFLINE);
  await expect.element(page.getByText(/^Stand .* Neuere/)).not.toBeInTheDocument();
  expect(page.getByText("11,8", { exact: true }).elements()).toHaveLength(0);
});

test("neither name, e-mail and address nor a checkout nor a fan's own words are kept", async () => {
  await visitOnline();
  await expect.poll(kept, LOADED).toContain(sampleOrder.number);
  const { email, lastName, street } = sampleUser;
  for (const personal of [email, lastName, street, '"checkoutId"']) expect(kept()).not.toContain(personal);
});

test("a tab that slept through a logout elsewhere writes nothing back, and follows once it is awake", async () => {
  await visitOnline();
  const { app } = await visit("/dashboard", ONLINE);
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("authenticated");
  await expect.poll(() => app.queryClient.isFetching()).toBe(0);
  for (const key of [SESSION_KEY, KEPT_KEY]) localStorage.removeItem(key);
  app.queryClient.setQueryData(["private", "de", "lines"], [sampleLine]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(kept()).toBe("");
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(app.store.get(sessionAtom)).toEqual({ status: "unauthenticated" });
});

test("an operator that answers, but not with the fan, opens nothing that was kept", async () => {
  await visitOnline();
  await visit("/dashboard", { ...OFFLINE, "GET /api/users/me": refuse("-1") });
  await expect.element(page.getByRole("alert").first(), LOADED).toBeVisible();
  expect(page.getByText("11,8", { exact: true }).elements()).toHaveLength(0);
});

test("a page of which nothing was kept says so, whatever was kept of another one", async () => {
  await visitOnline();
  await visit("/dashboard/bills", OFFLINE);
  await expect.element(page.getByRole("alert").first(), LOADED).toBeVisible();
});

test("what was kept ends with the token", async () => {
  await visitOnline();
  localStorage.setItem(KEPT_KEY, kept().replace(/"until":\d+/, '"until":1000'));
  await visit("/dashboard", OFFLINE);
  await expect.element(page.getByRole("alert").first(), LOADED).toBeVisible();
  expect(kept()).toBe("");
});

test("a build without offline pages keeps nothing and empties what was kept", async () => {
  await visitOnline();
  vi.stubEnv("OFFLINE", "off");
  onTestFinished(() => void vi.unstubAllEnvs());
  await visit("/dashboard", ONLINE);
  await expect.poll(kept, LOADED).toBe("");
});
