import { checkoutStatus } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { orders } from "../../db/schema/orders.ts";
import { sepaMandates } from "../../db/schema/payments.ts";
import { createThirdPartySlots } from "../../kernel/third-party-slots.ts";
import { ibanSealer } from "../../security/iban.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { placedOrder, refusedPage, submitCheckout } from "../../testing/orders.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({
    env: { RATE_LIMIT_FACTOR: "100" },
    change: (deps) => ({ ...deps, thirdPartySlots: createThirdPartySlots(10, 50) }),
  });
});
afterAll(() => operator.stop());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await operator.request(path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe("the hosted checkout", () => {
  test("shows the order in its language, a button that pays, and no script", async () => {
    const { intent } = await placedOrder(operator, { productOptions: undefined });
    const page = await get(`/c/${intent.checkoutId}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<html lang="de" data-theme="system">');
    expect(page.text).toContain(">Jetzt bezahlen</button>");
    for (const [path, words] of [
      ["cancellation#terminate", "Verträge hier kündigen"],
      ["cancellation#withdraw", "Vertrag widerrufen"],
      ["tag", "Impressum / Künye"],
      ["privacy-policy", "Datenschutz"],
    ])
      expect(page.text).toContain(`<a href="http://localhost:1907/information/${path}">${words}</a>`);
    expect(page.text).toContain("10,00 €");
    expect(page.text).toContain("DE98ZZZ09999999999");
    expect(page.text).toContain("acht Wochen");
    expect(page.text).toContain("Testbetrieb");
    expect(page.text).not.toContain("<script");
    expect(page.text).not.toContain("style=");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page.headers.get("content-security-policy")).toContain("form-action 'self' http://localhost:1907");
    expect(page.headers.get("x-robots-tag")).toContain("noindex");
    expect(page.headers.get("cache-control")).toBe("no-store");
  });

  test("takes over the shop's theme, and the club's mark and kit", async () => {
    const { intent } = await placedOrder(operator);
    const opened = async (cookie: string) => (await get(`/c/${intent.checkoutId}`, { cookie })).text;
    expect(await opened("lang=tr; theme=dark")).toContain('<html lang="de" data-theme="dark">');
    expect(await opened("theme=light")).toContain('<html lang="de" data-theme="light">');
    for (const other of ["theme=system", 'theme="><script>', "", "x=theme=dark"]) {
      expect(await opened(other)).toContain('<html lang="de" data-theme="system">');
    }
    expect(await opened("")).toMatch(/<i class="shirt"><\/i>\s*<span>Kanarya Mobil<\/span>/);
    const kits = await Promise.all([1, 2, 4].map(async (team) => (await get(`/c/assets/club-${team}.css`)).text));
    expect(new Set(kits.map((css) => /\.ribbon\{[^}]+\}/.exec(css)?.[0])).size).toBe(3);
    for (const css of kits) expect(css).toContain(":root[data-theme=dark]{color-scheme:dark");
  });

  test("switches language and follows the payment version", async () => {
    const { intent } = await placedOrder(operator);
    const turkish = await get(`/c/${intent.checkoutId}?lang=tr&v=V2`);
    expect(turkish.text).toMatch(/cancellation#terminate">Sözleşmeleri buradan feshet <span lang="de">Verträge hier kündigen<\/span><\/a>/);
    expect(turkish.text).toMatch(/cancellation#withdraw">Sözleşmeden cay <span lang="de">Vertrag widerrufen<\/span><\/a>/);
    expect(turkish.text).toContain(">Şimdi öde</button>");
    expect(turkish.text).toContain('value="card"');
    expect(turkish.text).not.toContain('value="sepa"');
    expect((await get(`/c/${intent.checkoutId}?v=0`)).text).not.toContain('value="applePay"');
    expect((await get(`/c/${intent.checkoutId}?v=2`)).text).toContain('value="paypal"');
    expect((await get(`/c/${intent.checkoutId}?v=nonsense`)).text).toContain('value="sepa"');
  });

  test("says until when it is open without a suffix, which would be another one for each minute in Turkish", async () => {
    const { intent } = await placedOrder(operator, {}, { language: 0 });
    const { text } = await get(`/c/${intent.checkoutId}?lang=tr`);
    expect(text).toMatch(/geçerli: \d\d:\d\d\./);
    expect(text).not.toMatch(/\d\d:\d\d(?:'|&#39;|’)/);
  });

  test("says no name to who has the link", async () => {
    const { intent } = await placedOrder(operator);
    for (const method of ["sepa", "card"]) {
      const { text } = await get(`/c/${intent.checkoutId}?method=${method}`);
      expect(text).not.toMatch(/Şahin|Elif/);
    }
  });

  test("puts errors beside the fields and keeps what was typed, escaped", async () => {
    const { intent } = await placedOrder(operator);
    const fields = { method: "sepa", iban: "TR330006100519786457841326", holder: '"><img src=x onerror=alert(1)>', mandate: "" };
    const answer = await refusedPage(operator, intent.checkoutId, fields);
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toContain("außerhalb des SEPA-Raums");
    expect(text).toContain("TR330006100519786457841326");
    expect(text).toContain('aria-invalid="true"');
    // The page has no script, so these attributes let the browser remove the red colour at the first change.
    expect(text).toMatch(/id="iban"[^>]* (?:required|pattern="\(\?![^"]+\$\)\.\*")/);
    expect(text).toContain('href="#mandate"');
    expect(text).not.toContain("<img");
    const none = await refusedPage(operator, intent.checkoutId, {});
    expect(none.status).toBe(422);
    expect(await none.text()).toContain("Bitte wähl eine Zahlungsart.");
    const foreign = await refusedPage(operator, intent.checkoutId, { method: "card" });
    expect(foreign.status).toBe(422);
  });

  test("leads on after a refused form, so that neither a reload nor the way back asks to send it again", async () => {
    const { intent } = await placedOrder(operator);
    const here = `/c/${intent.checkoutId}`;
    const iban = "TR330006100519786457841326";
    const body = new URLSearchParams({ method: "sepa", iban, holder: "Deniz", lang: "tr", choose: "1" });
    const { status, headers } = await operator.request(here, { method: "POST", body });
    expect([status, headers.get("location")]).toEqual([303, `${here}?lang=tr&v=2&choose=1&refused=1`]);
    const [cookie = "", ...flags] = headers.get("set-cookie")?.split("; ") ?? [];
    expect(flags).toEqual(["Max-Age=600", `Path=${here}`, "HttpOnly", "SameSite=Lax"]);
    expect(Buffer.from(cookie.split("=")[1] ?? "", "base64url").toString("latin1")).not.toMatch(/TR33|Deniz/);

    const shown = await get(`${here}?lang=tr&v=2&choose=1&refused=1`, { cookie });
    expect(shown.text).toContain('aria-invalid="true"');
    expect(shown.text).toContain(`href="${here}?lang=de&amp;v=2&amp;choose=1&amp;refused=1"`);
    const fresh = await get(here, { cookie });
    expect([fresh.status, fresh.text.includes('value="Deniz"'), fresh.text.includes("aria-invalid")]).toEqual([200, true, false]);

    const { intent: other } = await placedOrder(operator);
    const another = { id: other.checkoutId, cookie };
    for (const { id, cookie: sent } of [
      another,
      { id: intent.checkoutId, cookie: cookie.slice(0, -4) },
      { id: intent.checkoutId, cookie: "" },
    ]) {
      const page = await get(`/c/${id}?refused=1`, { cookie: sent });
      expect([page.status, page.text.includes("Deniz")]).toEqual([200, false]);
    }
    operator.clock.advance({ minutes: 11 });
    expect((await get(`${here}?refused=1`, { cookie })).text).not.toContain("Deniz");
    expect((await submitCheckout(operator, intent.checkoutId)).headers.get("set-cookie")).toContain("refused=; Max-Age=0");
  });

  test("shows at once what is more than a cookie holds", async () => {
    const { intent } = await placedOrder(operator);
    const holder = "Elif ".repeat(900).trim();
    const answer = await submitCheckout(operator, intent.checkoutId, { method: "sepa", iban: "", holder });
    expect([answer.status, (await answer.text()).includes(holder)]).toEqual([422, true]);
  });

  test("keeps the mandate with its words", async () => {
    const { intent } = await placedOrder(operator);
    await submitCheckout(operator, intent.checkoutId, {
      method: "sepa",
      iban: "DE89 3704 0044 0532 0130 00",
      holder: "Elif Şahin",
      mandate: "yes",
    });
    const [mandate] = await operator.deps.db.select().from(sepaMandates).where(eq(sepaMandates.subjectId, intent.orderId));
    expect(mandate).toMatchObject({ ibanMasked: "DE89 •••• 3000", holder: "Elif Şahin", creditorId: "DE98ZZZ09999999999" });
    expect(mandate?.ibanSealed).not.toContain("532013");
    expect(ibanSealer(operator.deps.config).open(mandate?.ibanSealed ?? "")).toBe("DE89370400440532013000");
    expect(mandate?.reference.length).toBeLessThanOrEqual(35);
    expect(mandate?.text).toContain("Kanarya Mobil GmbH");
  });

  test("says what happened when there is nothing to pay", async () => {
    const { intent } = await placedOrder(operator);
    await submitCheckout(operator, intent.checkoutId);
    await operator.runJobs();
    const paid = await get(`/c/${intent.checkoutId}`);
    expect(paid.text).toContain("Schon bezahlt");
    expect(paid.text).toContain("success=true");
    expect((await submitCheckout(operator, intent.checkoutId)).headers.get("location")).toBe(`/c/${intent.checkoutId}?lang=de&v=2`);

    const { intent: late } = await placedOrder(operator);
    operator.clock.advance({ minutes: 61 });
    const expired = await get(`/c/${late.checkoutId}`);
    expect(expired.status).toBe(410);
    expect(expired.text).toContain("http://localhost:1907/dashboard");
    expect((await submitCheckout(operator, late.checkoutId)).status).toBe(303);
    expect(await operator.call(checkoutStatus, { params: { id: late.checkoutId } })).not.toHaveProperty("redirectUrl");

    const unknown = await get("/c/nothing-here", { "accept-language": "tr" });
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain("Böyle bir ödeme sayfası yok");
    const inClub = await get("/c/nothing-here", { "x-forwarded-host": "localhost:1967" });
    expect(inClub.text).toContain("http://localhost:1967/dashboard");
    expect(await operator.fails(checkoutStatus, { params: { id: "nothing-here" } })).toMatchObject({
      status: 404,
      code: "-1",
      reason: "orderNotFound",
    });
  });

  test.each([
    ["pays", { method: "sepa", iban: "DE89370400440532013000", holder: "Elif Şahin", mandate: "yes" }],
    ["turns back", { turnBack: "yes" }],
  ])("who %s while too many wait for the provider is asked to come again, and nothing has happened", async (_, fields) => {
    const { intent } = await placedOrder(operator);
    let open = () => {};
    const slow = new Promise<void>((resolve) => (open = resolve));
    const slots = Array.from({ length: 5 }, () => operator.deps.thirdPartySlots("payment", () => slow));
    const answer = await submitCheckout(operator, intent.checkoutId, fields);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(await answer.text()).toContain("Es wurde nichts abgebucht");
    open();
    await Promise.all(slots);
    expect((await get(`/c/${intent.checkoutId}`)).text).toContain("Jetzt bezahlen");
  });

  test("cuts nothing off: a holder too long for a bank is shown whole, with what to do", async () => {
    const { intent } = await placedOrder(operator);
    const holder = "Elif ".repeat(15).trim();
    const fields = { method: "sepa", iban: "DE89 3704 0044 0532 0130 00".padEnd(60, "0"), holder, mandate: "yes" };
    const page = await (await refusedPage(operator, intent.checkoutId, fields)).text();
    expect(page).toContain(`value="${holder}"`);
    expect(page).toContain(`value="${fields.iban}"`);
    expect(page).toContain("höchstens 70 Zeichen");
    expect(page).not.toContain("maxlength");
  });

  test.each(["GET", "POST"])("knows no checkout by an address that no text of the database can be: %s", async (method) => {
    expect((await operator.request("/c/%00", { method })).status).toBe(404);
  });

  test("refuses forms of foreign pages", async () => {
    const { intent } = await placedOrder(operator);
    const body = new URLSearchParams({ method: "paypal" });
    const answer = await operator.request(`/c/${intent.checkoutId}`, { method: "POST", body, headers: { origin: "https://evil.example" } });
    expect(answer.status).toBe(403);
    const [order] = await operator.deps.db.select().from(orders).where(eq(orders.id, intent.orderId));
    expect(order?.state).toBe("paymentOpen");
  });

  test("brings its own stylesheet and fonts", async () => {
    const css = await get("/c/assets/club-4.css");
    expect(css.headers.get("content-type")).toContain("text/css");
    expect(css.text).toContain("#6d1030");
    expect((await get("/c/assets/figtree-latin-ext.woff2")).headers.get("content-type")).toBe("font/woff2");
    expect((await get("/c/assets/..%2F..%2Fpackage.json")).status).toBe(404);
    expect((await get("/c/assets/constructor")).status).toBe(404);
  });
});
