import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CONSENT } from "../hydration/islands/consent.ts";
import { refuse } from "../testing/fake-operator.ts";
import { makePage, tokensFor } from "../testing/page.tsx";
import { sampleTariff, sampleUser } from "../testing/samples.ts";

const ANSWERS = { "GET /api/tariffs": [sampleTariff], "GET /api/users/me": sampleUser, "GET /api/tariffs/me": [] };

beforeEach(() => {
  localStorage.setItem(CONSENT.key, JSON.stringify({ version: CONSENT.version, choice: "denied", at: "2026-11-21T10:00:00.000Z" }));
});
afterEach(() => {
  document.cookie = "lang=; Max-Age=0; Path=/";
  document.documentElement.lang = "de";
});

test("a page is titled by page and club, and its change leads the focus to the new heading", async () => {
  const { element, href } = await makePage({ path: "/nirgends", answers: ANSWERS });
  await render(element);
  await expect.poll(() => document.title).toBe("Seite nicht gefunden | Muster Mobil");
  await page.getByRole("link", { name: "Tarife ansehen" }).click();
  await expect.poll(href).toBe("/tarife");
  await expect.element(page.getByRole("heading", { level: 1, name: "Tarife" })).toHaveFocus();
  await expect.poll(() => document.title).toBe("Tarife | Muster Mobil");
});

test("a filter changes the address and leaves the focus where it is", async () => {
  const { element, href } = await makePage({ path: "/tarife", answers: ANSWERS });
  await render(element);
  const chip = page.getByRole("navigation", { name: "Tarifart" }).getByRole("link", { name: "Flex" });
  await chip.click();
  await expect.poll(href).toBe("/tarife?type=flex");
  await expect.element(chip).toHaveAttribute("aria-current", "page");
});

test("an old address has led on before anything is drawn: nobody else follows the history until then", async () => {
  const { router, href } = await makePage({ path: "/login" });
  expect(href()).toBe("/auth/login");
  expect(router.state.matches.at(-1)).toMatchObject({ pathname: "/auth/login", status: "success" });
});

test("an unknown address is offside and leads home", async () => {
  const { element } = await makePage({ path: "/nirgends" });
  await render(element);
  await expect.element(page.getByRole("heading", { level: 1, name: "Abseits" })).toBeVisible();
  await expect.element(page.getByText("Einen Schritt zu weit vorn.")).toBeVisible();
  await expect.poll(() => document.title).toBe("Seite nicht gefunden | Muster Mobil");
  await expect.element(page.getByRole("link", { name: "Zur Startseite" })).toHaveAttribute("href", "/");
});

test("switching the language changes texts, document and what the operator is asked in", async () => {
  const { element, sent } = await makePage({ path: "/tarife", answers: ANSWERS });
  await render(element);
  await page.getByRole("link", { name: "TR" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Tarifeler" })).toBeVisible();
  expect(document.documentElement.lang).toBe("tr");
  expect(document.cookie).toContain("lang=tr");
  await expect
    .poll(() => sent.filter(({ call }) => call === "GET /api/tariffs").map(({ headers }) => headers.get("x-language-code")))
    .toEqual(["1", "0"]);
});

test("an invitation is kept and leaves the address", async () => {
  const { element, href } = await makePage({ path: "/tarife?iCode=FAN-19&type=flex", answers: ANSWERS });
  await render(element);
  await expect.poll(href).toBe("/tarife?type=flex");
  await expect.poll(() => localStorage.getItem("iCode")).toBe("FAN-19");
});

test("the foot has the contract's two ways out, in German words too", async () => {
  const { element } = await makePage({ path: "/nirgends", language: "tr" });
  await render(element);
  const foot = page.getByRole("contentinfo");
  await expect
    .element(foot.getByRole("link", { name: /Verträge hier kündigen/ }))
    .toHaveAttribute("href", "/information/cancellation#terminate");
  await expect
    .element(foot.getByRole("link", { name: /Vertrag widerrufen/ }))
    .toHaveAttribute("href", "/information/cancellation#withdraw");
});

test("a page for signed-in fans leads to the login and names the way back", async () => {
  const { element, href } = await makePage({ path: "/dashboard", answers: ANSWERS });
  await render(element);
  await expect.poll(href).toBe("/auth/login?returnTo=%2Fdashboard");
});

test.each(["/dashboard/bills?page=2", "/dashboard#profile"])("the deep link %s survives the login", async (path) => {
  const { element, href } = await makePage({
    path,
    answers: { ...ANSWERS, "POST /api/auth/login": tokensFor(3600), "GET /api/invoices/me": [] },
  });
  await render(element);
  await expect.poll(href).toBe(`/auth/login?returnTo=${encodeURIComponent(path)}`);
  await page.getByLabelText("E-Mail-Adresse oder Handynummer").fill("deniz@beispiel.de");
  await page.getByLabelText("Passwort", { exact: true }).fill("Tribun#1907");
  await page.getByRole("main").getByRole("button", { name: "Anmelden" }).click();
  await expect.poll(href).toBe(path);
});

test.each(["/dashboard", "/dashboard/bills"])("logging out on %s ends at home", async (path) => {
  const answers = { ...ANSWERS, "GET /api/invoices/me": [], "GET /api/orders": [], "POST /api/auth/logout": {} };
  const { element, href, app, router } = await makePage({ path, answers, tokens: tokensFor(3600) });
  await render(element);
  const places: string[] = [];
  router.history.subscribe(() => places.push(href()));
  if (path === "/dashboard") await page.getByRole("button", { name: "Abmelden", exact: true }).click();
  else {
    await expect.element(page.getByRole("heading", { level: 1, name: "Deine Rechnungen" })).toBeVisible();
    void router.navigate({ href: "/" });
    app.session.logout();
  }
  await expect.element(page.getByRole("heading", { level: 1, name: "Ein Verein. Ein Netz." })).toBeVisible();
  expect(places).toEqual(["/"]);
});

test.each(["/dashboard/nirgends", "/dashboard/bills/nirgends", "/order/nirgends"])(
  "%s is offside too, and asks for no login",
  async (path) => {
    const { element, href } = await makePage({ path, answers: ANSWERS });
    await render(element);
    await expect.element(page.getByRole("heading", { level: 1, name: "Abseits" })).toBeVisible();
    expect(href()).toBe(path);
  },
);

test("it waits for the session with words, and says what is wrong when the operator is down", async () => {
  const me = vi.fn<(sent: unknown, before: number) => unknown>().mockImplementation((_, before) => {
    if (before === 0) return new Response("<html>", { status: 502 });
    return sampleUser;
  });
  const { element, href } = await makePage({
    path: "/dashboard",
    answers: { ...ANSWERS, "GET /api/users/me": me },
    tokens: tokensFor(3600),
  });
  await render(element);
  await expect.element(page.getByText("Ein Fehler ist aufgetreten. Versuch es noch einmal.")).toBeVisible();
  expect(href()).toBe("/dashboard");
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: /Deniz/ })).toBeVisible();
});

test("tariffs that cannot be loaded are explained, with a reference, and can be asked for again", async () => {
  const tariffs = (_: unknown, before: number) => (before < 2 ? refuse("-1") : [sampleTariff]);
  const { element } = await makePage({ path: "/tarife", answers: { "GET /api/tariffs": tariffs } });
  await render(element);
  const help = page.getByRole("link", { name: "Hilfe dazu holen, Referenz req-1907" });
  await expect.element(help).toHaveAttribute("href", "/support?reference=req-1907#write");
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await page
    .getByRole("button", { name: "Noch einmal versuchen" })
    .click()
    .catch(() => undefined);
  await expect.element(page.getByRole("heading", { name: "Serbest M" })).toBeVisible();
});

const away = () => new Response("", { status: 502 });

test("a page whose operator was away mends itself, once", async () => {
  const tariffs = (_: unknown, before: number) => (before < 2 ? away() : [sampleTariff]);
  const probe = (_: unknown, before: number) => (before === 0 ? away() : new Response());
  const { element, sent } = await makePage({ path: "/tarife", answers: { "GET /api/tariffs": tariffs, "HEAD /api/mnp-providers": probe } });
  await render(element);
  await expect.element(page.getByRole("button", { name: "Noch einmal versuchen" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Serbest M" }), { timeout: 10_000 }).toBeVisible();
  expect(sent.filter(({ call }) => call === "GET /api/tariffs")).toHaveLength(3);
});

test("so does a page for signed-in fans", async () => {
  const me = (_: unknown, before: number) => (before === 0 ? away() : sampleUser);
  const answers = { ...ANSWERS, "GET /api/users/me": me, "HEAD /api/mnp-providers": new Response() };
  const { element } = await makePage({ path: "/dashboard", answers, tokens: tokensFor(3600) });
  await render(element);
  await expect.element(page.getByRole("button", { name: "Noch einmal versuchen" })).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1, name: /Deniz/ }), { timeout: 10_000 }).toBeVisible();
});

test("an unknown tariff shows the ones there are; a known one under another type goes to its address", async () => {
  const first = await makePage({ path: "/tarife/flex/weg", answers: { ...ANSWERS, "GET /api/tariffs/weg": refuse("1012") } });
  const shown = await render(first.element);
  await expect.element(page.getByRole("heading", { level: 1, name: "Diesen Tarif gibt es nicht" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Serbest M" })).toBeVisible();
  await shown.unmount();
  const second = await makePage({ path: "/tarife/single/serbest-m", answers: ANSWERS });
  await render(second.element);
  await expect.poll(second.href).toBe("/tarife/flex/serbest-m");
  await expect.poll(() => document.title).toBe("Serbest M | Tarife | Muster Mobil");
});

test("a link to a tariff under a wrong type draws nothing of it: the catalogue is known", async () => {
  const { element, href, router, sent } = await makePage({ path: "/tarife", answers: ANSWERS });
  await render(element);
  await expect.element(page.getByRole("heading", { name: "Serbest M" })).toBeVisible();
  await router.navigate({ href: "/tarife/kids24/serbest-m?x=1" });
  expect(href()).toBe("/tarife/flex/serbest-m?x=1");
  await expect.element(page.getByRole("heading", { level: 1, name: "Serbest M" })).toBeVisible();
  expect(sent.filter(({ call }) => call.endsWith("/serbest-m"))).toEqual([]);
});

test("going offline is said and keeps the page", async () => {
  const { element } = await makePage({ path: "/tarife", answers: ANSWERS });
  await render(element);
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  dispatchEvent(new Event("offline"));
  await expect.element(page.getByText("Du bist offline. Was du eingegeben hast, bleibt hier stehen.")).toBeVisible();
  online.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  await expect.element(page.getByText("Du bist offline", { exact: false })).not.toBeVisible();
  online.mockRestore();
});
