import { lineEsim, login, myLines, resetPassword, simActivate, simReplace, simUnblock } from "@tribun/api-client/contract";
import { formatPhone } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { charges } from "../../db/schema/billing.ts";
import { supportMessages } from "../../db/schema/fan-service.ts";
import { simReplacements } from "../../db/schema/line-care.ts";
import { sims } from "../../db/schema/lines.ts";
import { users } from "../../db/schema/users.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { DEMO_EMAIL } from "../../seed/demo.ts";
import { lastPath } from "../../testing/account.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { DEMO_PROOF, type DemoFan, demoFan } from "../../testing/lines.ts";

let operator: TestOperator;
let fan: DemoFan;
let params: { id: string };
beforeEach(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
  fan = await demoFan(operator);
  params = { id: fan.lineId };
});
afterEach(() => operator.stop());

const db = () => operator.deps.db;
const ESIM = { simType: "esim", reason: "newDevice", ...DEMO_PROOF } as const;
const CARD = { simType: "physical", reason: "newDevice", ...DEMO_PROOF } as const;
const states = async () => (await db().select().from(sims).where(eq(sims.lineId, fan.lineId))).map(({ state }) => state).toSorted();
const swaps = async () => (await db().select().from(simReplacements)).map(({ state }) => state);
const texts = async () => (await listMessages(db(), { to: fan.msisdn, channel: "sms" })).map(({ body }) => body);
const press = async (path: string) => {
  const answer = await operator.request(path, { method: "POST" });
  await operator.runJobs();
  return { status: answer.status, page: await answer.text() };
};
const resetTokenIn = (page: string) => /resetToken=([\w-]+)/.exec(page)?.[1];

describe("a session alone", () => {
  test("replaces, activates and unblocks nothing", async () => {
    const wrong = { ...DEMO_PROOF, password: "Wrong#1907" };
    for (const [call, body] of [
      [simReplace, { ...ESIM, ...wrong }],
      [simActivate, { iccid: "8949990000190700015", ...wrong }],
      [simUnblock, wrong],
    ] as const)
      expect((await operator.fails(call, { params, body }, fan.as)).code, call.id).toBe("1004");
    expect(await swaps()).toEqual([]);
  });

  test("guesses five times in a quarter of an hour, in all calls together", async () => {
    const guess = (call: typeof simUnblock | typeof simReplace, more = {}) =>
      operator.fails(call, { params, body: { ...ESIM, ...more, password: "Wrong#1907" } }, fan.as);
    for (let i = 0; i < 5; i++) expect((await guess(i % 2 ? simUnblock : simReplace)).code).toBe("1004");
    expect((await guess(simReplace)).code).toBe("RATE_LIMIT_EXCEEDED");
    expect((await operator.fails(simReplace, { params, body: ESIM }, fan.as)).code).toBe("RATE_LIMIT_EXCEEDED");
  });
});

describe("before the SIM dies", () => {
  test("it gets an SMS and its fan a mail, in this order with the swap, which takes no longer for it", async () => {
    await operator.call(simReplace, { params, body: ESIM }, fan.as);
    await operator.runJobs();
    expect(await states()).toEqual(["active", "replaced"]);
    const [sms] = await texts();
    expect(sms).toMatch(/^Kanarya Mobil: Für diese Rufnummer ist eine neue SIM bestellt.*\/c\/stop\//);
    const subjects = (await listMessages(db(), { to: DEMO_EMAIL, channel: "mail" })).map(({ subject }) => subject);
    expect(subjects).toContain(`Neue SIM zu ${formatPhone(fan.msisdn)} wird aktiviert`);
  });

  test("a gateway that is down for the SMS holds it up for a minute at most", async () => {
    await operator.request("/sandbox/api/delivery", {
      method: "POST",
      body: JSON.stringify({ channel: "sms", mode: "fail" }),
      headers: { "content-type": "application/json" },
    });
    await operator.call(simReplace, { params, body: ESIM }, fan.as);
    for (let i = 0; i < 6; i++) {
      await operator.runJobs();
      operator.clock.advance({ seconds: 10 });
    }
    await operator.runJobs();
    expect(await states()).toEqual(["active", "replaced"]);
  });

  test("a lost phone shows nobody a link that keeps its owner from another SIM; the mailbox has it", async () => {
    await operator.call(simReplace, { params, body: { ...ESIM, reason: "stolen" } }, fan.as);
    await operator.runJobs();
    expect((await texts())[0]).toMatch(/Ruf uns gleich an/);
    expect((await texts())[0]).not.toContain("/c/");
    expect(await lastPath(operator, "stop", DEMO_EMAIL)).toBeDefined();
  });

  test("a mailbox that nobody has proven gets no link, because it may be a stranger's", async () => {
    await db().update(users).set({ emailVerified: false }).where(eq(users.email, DEMO_EMAIL));
    await operator.call(simReplace, { params, body: ESIM }, fan.as);
    await expect(lastPath(operator, "stop", DEMO_EMAIL)).rejects.toThrow("no link");
    expect((await texts())[0]).toContain("/c/stop/");
  });
});

describe("the link that stops it", () => {
  test("asks first, in both languages and without a script", async () => {
    await operator.call(simReplace, { params, body: ESIM }, fan.as);
    const path = await lastPath(operator, "stop", fan.msisdn);
    const page = await (await operator.request(path)).text();
    expect(page).toContain(">Stoppen und sperren</button>");
    expect(page).not.toContain("<script");
    expect(await (await operator.request(`${path}?lang=tr`)).text()).toContain(">Durdur ve bloke et</button>");
    expect(await states()).toEqual(["active", "replaced"]);
    expect((await operator.request(`${path}x`)).status).toBe(404);
  });

  test("blocks also the new SIM that works already, ends every session, and leads to a new password", async () => {
    await operator.call(simReplace, { params, body: ESIM }, fan.as);
    const { status, page } = await press(await lastPath(operator, "stop", fan.msisdn));
    expect(status).toBe(200);
    expect(await states()).toEqual(["blockedByFan", "replaced"]);
    expect((await operator.fails(lineEsim, { params }, fan.as)).code).toBe("1034");
    const old = { identifier: DEMO_EMAIL, ...DEMO_PROOF };
    expect((await operator.fails(login, { body: old })).code).toBe("1004");
    const newPassword = "Neu-Gewählt#19";
    await operator.call(resetPassword, { body: { resetToken: resetTokenIn(page) ?? "", newPassword } });
    const { accessToken: token } = await operator.call(login, { body: { identifier: DEMO_EMAIL, password: newPassword } });
    await operator.call(simUnblock, { params, body: { password: newPassword } }, { token });
    expect((await operator.call(myLines, undefined, { token }))[0]?.sim.state).toBe("active");
    expect((await db().select().from(supportMessages)).map(({ reference }) => reference)).toEqual([
      expect.stringMatching(/^sim\.stopped:/),
    ]);
  });

  test("says the same again until the new password is set, and is no key to it afterwards", async () => {
    await operator.call(simReplace, { params, body: ESIM }, fan.as);
    const path = await lastPath(operator, "stop", fan.msisdn);
    await press(path);
    const { page } = await press(path);
    await operator.call(resetPassword, { body: { resetToken: resetTokenIn(page) ?? "", newPassword: "Neu-Gewählt#19" } });
    const again = await press(path);
    expect(again.status).toBe(200);
    expect(resetTokenIn(again.page)).toBeUndefined();
    await operator.call(login, { body: { identifier: DEMO_EMAIL, password: "Neu-Gewählt#19" } });
  });

  test("voids a card on its way, which costs nothing then", async () => {
    await operator.call(simReplace, { params, body: CARD }, fan.as);
    await press(await lastPath(operator, "stop", DEMO_EMAIL));
    expect(await swaps()).toEqual(["failed"]);
    expect(await states()).toEqual(["blockedByFan", "ended"]);
    expect((await db().select().from(charges)).reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
  });

  test("stops a swap that the platform has not carried out yet", async () => {
    await operator.request("/sandbox/api/parties", {
      method: "POST",
      body: JSON.stringify({ party: "sim", mode: "fail" }),
      headers: { "content-type": "application/json" },
    });
    await operator.call(simReplace, { params, body: ESIM }, fan.as);
    await press(await lastPath(operator, "stop", fan.msisdn));
    expect(await swaps()).toEqual(["failed"]);
    expect(await states()).toEqual(["blockedByFan"]);
  });

  test("comes too late three days after the new SIM began", async () => {
    await operator.call(simReplace, { params, body: ESIM }, fan.as);
    const path = await lastPath(operator, "stop", fan.msisdn);
    operator.clock.advance({ days: 3 });
    expect((await press(path)).status).toBe(410);
    expect(await states()).toEqual(["active", "replaced"]);
  });

  test("is sent again when the card that came is activated", async () => {
    await operator.call(simReplace, { params, body: CARD }, fan.as);
    await operator.runJobs();
    const [row] = await db().select().from(simReplacements);
    await operator.call(simActivate, { params, body: { iccid: row?.newIccid ?? "", ...DEMO_PROOF } }, fan.as);
    await operator.runJobs();
    expect(await texts()).toHaveLength(2);
    expect(await states()).toEqual(["active", "replaced"]);
  });
});

describe("a card to another address", () => {
  const elsewhere = { ...CARD, deliveryAddress: { street: "Bei Oma", houseNumber: "3", postalCode: "50667", city: "Köln" } };

  test("waits for the link in the mailbox; another order takes its place", async () => {
    const first = await operator.call(simReplace, { params, body: elsewhere }, fan.as);
    expect(first.addressUnproven).toBe(true);
    const stale = await lastPath(operator, "card", DEMO_EMAIL);
    expect((await operator.call(myLines, undefined, fan.as))[0]?.sim.replacement).toMatchObject({
      state: "ordered",
      addressUnproven: true,
    });
    await operator.call(simReplace, { params, body: elsewhere }, fan.as);
    expect(await swaps()).toEqual(["failed", "ordered"]);
    expect((await press(stale)).status).toBe(410);
    expect((await press(await lastPath(operator, "card", DEMO_EMAIL))).status).toBe(200);
    expect((await swaps()).toSorted()).toEqual(["failed", "shipped"]);
  });

  test("that the account was given today waits as well", async () => {
    await db().update(users).set({ addressSince: operator.deps.clock.now() }).where(eq(users.email, DEMO_EMAIL));
    expect((await operator.call(simReplace, { params, body: CARD }, fan.as)).addressUnproven).toBe(true);
  });

  test("is refused where no mailbox can prove it", async () => {
    await db().update(users).set({ emailVerified: false }).where(eq(users.email, DEMO_EMAIL));
    const refusal = { status: 409, reason: "sim.mailboxUnproven" };
    expect(await operator.fails(simReplace, { params, body: elsewhere }, fan.as)).toMatchObject(refusal);
  });
});
