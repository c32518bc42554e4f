import { login, resolveTicket, saveOutage, sendSupportMessage } from "@tribun/api-client/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DEMO_EMAIL, DEMO_PASSWORD } from "../../seed/demo.ts";
import { mailsTo } from "../../testing/giveaways.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { supportMessage as message } from "../../testing/support.ts";

const ADMIN_TOKEN = "an admin token of at least thirty-two characters";
const admin = { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } };
let operator: TestOperator;
beforeEach(async () => {
  operator = await createTestOperator({ env: { ADMIN_TOKEN } });
});
afterEach(() => operator.stop());

test.each([
  [1, /- Köln und Umgebung: seit 3\. November 2026 um 11:50:00 Uhr, voraussichtlich bis 5\. November 2026 um 12:00:00 Uhr/, /Bist du dort/],
  [0, /- Köln ve çevresi: 3 Kasım 2026 11:50:00 tarihinden beri, tahminen 5 Kasım 2026 12:00:00 tarihine kadar/, /Oradaysan/],
] as const)("who waits is told what is out, since when and until when, and what that means for them: %s", async (language, what, there) => {
  const at = (minutes: number) => new Date(operator.deps.clock.nowMs() + minutes * 60_000).toISOString();
  const place = { de: "Köln und Umgebung", tr: "Köln ve çevresi" };
  await operator.call(saveOutage, { params: { id: "koeln-1" }, body: { since: at(-10), place, expectedEnd: at(2 * 24 * 60) } }, admin);
  await operator.call(
    saveOutage,
    { params: { id: "bonn-1" }, body: { since: at(-10), place: { de: "Bonn", tr: "Bonn" }, over: true } },
    admin,
  );
  const { accessToken: token } = await operator.call(login, { body: { identifier: DEMO_EMAIL, password: DEMO_PASSWORD } });
  await operator.call(sendSupportMessage, { body: message(DEMO_EMAIL, { topic: "fault" }) }, { token, language });
  operator.clock.advance({ days: 1 });
  await operator.runJobs();
  const [mail] = await mailsTo(operator, DEMO_EMAIL);
  expect(mail?.body).toMatch(what);
  expect(mail?.body).toMatch(there);
  // The line is known, so the compensation needs no further step of the fan.
  expect(mail?.body).not.toMatch(/Bonn|keinen Anschluss|hat belirtilmemiş/);
});

test("a fault that is closed is told as closed, not as repaired: nobody but the people who closed it know what became of it", async () => {
  const { ticket } = await operator.call(sendSupportMessage, { body: message("closed@example.com", { topic: "fault" }) });
  operator.clock.advance({ hours: 2 });
  await operator.call(resolveTicket, { params: { ticket }, body: { outage: true, answer: "Dein Telefon war im Flugmodus." } }, admin);
  const [mail] = await mailsTo(operator, "closed@example.com");
  expect(mail?.subject).toBe(`Deine Störungsmeldung ist abgeschlossen (${ticket})`);
  expect(mail?.body).toMatch(/Störungsmeldung vom .* Uhr haben wir am .* Uhr abgeschlossen\.\n\nDein Telefon war im Flugmodus\.\n/);
  expect(mail?.body).toContain("Deine Meldung nennt keinen Anschluss.");
  expect(mail?.body).not.toMatch(/behoben|undefined/);
});
