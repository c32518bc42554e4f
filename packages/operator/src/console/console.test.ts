import { checkoutStatus } from "@tribun/api-client/contract";
import { button, quote } from "@tribun/mails";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestOperator, START, type TestOperator } from "../testing/index.ts";
import { placedOrder, submitCheckout } from "../testing/orders.ts";
import { sendMail } from "../kernel/mail/send-mail-job.ts";
import { listMessages, sendToSandbox } from "../sandbox/messages.ts";
import { german } from "../words/letters.ts";
import { takeNextPayment } from "../sandbox/settings.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  operator.request(path, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json", ...headers } });
const submit = (path: string, fields: Record<string, string>) =>
  operator.request(path, { method: "POST", body: new URLSearchParams(fields) });

test("shows messages newest first, escaped, under a policy without scripts", async () => {
  const { db } = operator.deps;
  await sendToSandbox(db, { teamId: 1, channel: "sms", recipient: "+491713920001", body: "111111 old" }, new Date(START));
  await sendToSandbox(
    db,
    { teamId: 2, channel: "mail", recipient: "a@example.com", subject: "<b>x</b>", body: "new" },
    new Date(START + 1),
  );
  const answer = await operator.request("/sandbox");
  const text = await answer.text();
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(text).not.toContain("<b>x</b>");
  expect(text.indexOf("a@example.com")).toBeLessThan(text.indexOf("111111"));
  expect(await (await operator.request("/sandbox?team=1")).text()).not.toContain("a@example.com");
  expect(await (await operator.request("/sandbox/api/messages?to=%2B491713920001")).json()).toMatchObject({
    messages: [{ body: "111111 old" }],
  });
  expect((await operator.request("/sandbox/style.css")).headers.get("content-type")).toContain("text/css");
});

test("a mail shows its headers and clickable links, and its HTML in a frame that may not run anything", async () => {
  const { db, outbox } = operator.deps;
  const letter = german({ club: "Kanarya Mobil" }, "Rahmen", button("Los", "http://localhost:1907/fan"), quote("<script>1</script>"));
  await outbox.enqueue(db, sendMail, { teamId: 1, to: "frame@example.com", letter });
  await operator.runJobs();
  const [mail] = await listMessages(db, { to: "frame@example.com" });
  const page = await (await operator.request("/sandbox")).text();
  expect(page).toMatch(new RegExp(`sandbox="allow-popups allow-popups-to-escape-sandbox"\\s+src="/sandbox/messages/${mail?.id}/html"`));
  expect(page).toContain('<a href="http://localhost:1907/fan?lang=de" target="_blank" rel="noreferrer">');
  expect(page).toMatch(/<dt>Reply-To<\/dt>\s*<dd>hallo@kanarya-mobil\.example<\/dd>/);
  expect(page).not.toContain("<script>1");
  const form = await operator.request(`/sandbox/messages/${mail?.id}/html`);
  expect(form.headers.get("content-security-policy")).toContain("sandbox allow-popups");
  expect(await form.text()).toContain("&lt;script&gt;1&lt;/script&gt;");
  expect((await operator.request("/sandbox/messages/none/html")).status).toBe(404);
});

test.each(["to=%00", "to=a%00b", "team=99999999999999999999", "team=1.5", "channel=fax"])(
  "knows no messages of %s, and says so",
  async (asked) => {
    expect((await operator.request(`/sandbox/api/messages?${asked}`)).status).toBe(400);
  },
);

test.each(["usage", "sim", "returns"])("is told nothing that no text of the database can be: %s", async (what) => {
  const fields = { msisdn: "\0", lineId: "\0", orderNumber: "\0" };
  expect((await post(`/sandbox/api/${what}`, fields)).status).toBe(400);
  expect((await submit(`/sandbox/${what}`, fields)).status).toBe(400);
});

test("moves the clock for every process, and back", async () => {
  const before = operator.clock.base();
  expect(await (await post("/sandbox/api/clock", { advanceSeconds: 90 })).json()).toEqual({ now: new Date(before + 90_000).toISOString() });
  expect((await submit("/sandbox/clock", { amount: "20", unit: "minutes" })).status).toBe(303);
  await operator.deps.clock.sync();
  expect(operator.deps.clock.nowMs()).toBe(before + 90_000 + 1_200_000);
  expect(await (await operator.request("/sandbox/api/clock")).json()).toMatchObject({ offsetSeconds: 1290 });
  await post("/sandbox/api/clock", { reset: true });
  expect(operator.deps.clock.nowMs()).toBe(before);
  for (const body of [{}, { advanceSeconds: "1" }, { advanceSeconds: 1e12 }])
    expect((await post("/sandbox/api/clock", body)).status).toBe(400);
});

test("decides the next payment once, a club's own before that of all", async () => {
  const { db } = operator.deps;
  await post("/sandbox/api/next-payment", { mode: "slow" });
  await submit("/sandbox/next-payment", { mode: "fail", team: "1" });
  expect(await (await operator.request("/sandbox")).text()).toContain("Kanarya Mobil: fail");
  expect([await takeNextPayment(db, 1), await takeNextPayment(db, 1), await takeNextPayment(db, 1)]).toEqual(["fail", "slow", "normal"]);
  expect((await post("/sandbox/api/next-payment", { mode: "explode" })).status).toBe(400);
});

test("plays the bank for a payment that waits", async () => {
  await post("/sandbox/api/next-payment", { mode: "pending" });
  const { intent } = await placedOrder(operator);
  await submitCheckout(operator, intent.checkoutId);
  const check = () => operator.call(checkoutStatus, { params: { id: intent.checkoutId } });
  expect((await check()).transactionStatus).not.toBe(0);
  const open = v.parse(
    v.object({ payments: v.array(v.object({ id: v.string() })) }),
    await (await operator.request("/sandbox/api/payments")).json(),
  );
  expect(open.payments).toHaveLength(1);
  expect(await (await operator.request("/sandbox")).text()).toContain("Waiting for the bank");
  expect((await submit("/sandbox/payments", { paymentId: open.payments[0]?.id ?? "", outcome: "succeeded" })).status).toBe(303);
  await operator.runJobs();
  expect((await check()).transactionStatus).toBe(0);
  expect((await post("/sandbox/api/payments", { paymentId: "x", outcome: "succeeded" })).status).toBe(400);
});

test("makes the gateways fail", async () => {
  await post("/sandbox/api/delivery", { channel: "sms", mode: "fail" });
  await expect(
    sendToSandbox(operator.deps.db, { teamId: 1, channel: "sms", recipient: "x", body: "x" }, new Date(START)),
  ).rejects.toThrow();
  await submit("/sandbox/delivery", { channel: "sms", mode: "normal" });
});

test("another site's page cannot use it", async () => {
  expect((await post("/sandbox/api/clock", { reset: true }, { "sec-fetch-site": "cross-site" })).status).toBe(403);
});

test("does not exist in live mode", async () => {
  const live = await createTestOperator({ change: (deps) => ({ ...deps, config: { ...deps.config, mode: "live" } }) });
  for (const path of ["/sandbox", "/sandbox/api/messages"]) expect((await live.request(path)).status).toBe(404);
  await live.stop();
});
