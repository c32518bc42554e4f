import { confirmEmail, login, me, refresh, resetPassword, updateMe } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../db/schema/users.ts";
import { listMessages } from "../sandbox/messages.ts";
import { lastLink, lastPath } from "../testing/account.ts";
import { FAN_PASSWORD, newFan, verifiedPhone } from "../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { nextPhone } from "../testing/phones.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { OTP_SENDS_PER_DAY_AND_IP: "1000", RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => operator.stop());

const fresh = () => `${crypto.randomUUID().slice(0, 8)}@example.com`;

/** A fan whose mailbox is proven. */
async function fan() {
  const { accessToken: token, refreshToken, form } = await newFan(operator);
  await operator.deps.db.update(users).set({ emailVerified: true }).where(eq(users.email, form.email));
  return { token, refreshToken, form };
}
type Fan = Awaited<ReturnType<typeof fan>>;

async function movePhone({ token }: Fan): Promise<string> {
  const phoneNumber = nextPhone();
  const phoneVerificationToken = await verifiedPhone(operator, phoneNumber, "changePhone", { token });
  await operator.call(updateMe, { body: { phoneNumber, phoneVerificationToken, currentPassword: FAN_PASSWORD } }, { token });
  return phoneNumber;
}
async function moveMailbox({ token }: Fan): Promise<string> {
  const email = fresh();
  await operator.call(updateMe, { body: { email, currentPassword: FAN_PASSWORD } }, { token });
  await operator.call(confirmEmail, { body: { token: await lastLink(operator, email) } });
  return email;
}
const press = async (path: string) => {
  const answer = await operator.request(path, { method: "POST" });
  return { status: answer.status, page: await answer.text() };
};
const rowOf = async ({ form }: Fan) => (await operator.deps.db.select().from(users).where(eq(users.phone, form.phone)))[0];

test("a session alone changes neither phone nor mailbox", async () => {
  const own = await fan();
  const phoneNumber = nextPhone();
  const phoneVerificationToken = await verifiedPhone(operator, phoneNumber, "changePhone", { token: own.token });
  for (const change of [{ phoneNumber, phoneVerificationToken }, { email: fresh() }]) {
    expect((await operator.fails(updateMe, { body: change }, own)).fieldErrors).toEqual([
      { field: "currentPassword", rule: "password.required" },
    ]);
    expect((await operator.fails(updateMe, { body: { ...change, currentPassword: "Wrong#1907" } }, own)).code).toBe("1004");
  }
  expect(await operator.call(me, undefined, own)).toMatchObject({ phoneNumber: own.form.phone, email: own.form.email });
});

describe("the link that takes a change back", () => {
  test.each(["phone", "mailbox"] as const)("of the %s goes to the phone and the mailbox from before", async (kind) => {
    const own = await fan();
    const now = await (kind === "phone" ? movePhone(own) : moveMailbox(own));
    for (const to of [own.form.phone, own.form.email]) expect(await lastPath(operator, "undo", to)).toMatch(/^\/c\/undo\//);
    await expect(lastPath(operator, "undo", now)).rejects.toThrow("no link");
  });

  test("restores the phone, ends all sessions and asks for a new password", async () => {
    const own = await fan();
    await movePhone(own);
    const path = await lastPath(operator, "undo", own.form.phone);
    const asked = await (await operator.request(path)).text();
    expect(asked).toContain(">Rückgängig machen</button>");
    expect(asked).not.toContain("<script");
    expect(await (await operator.request(`${path}?lang=tr`)).text()).toContain(">Geri al</button>");
    const { status, page } = await press(path);
    expect(status).toBe(200);
    expect(await rowOf(own)).toMatchObject({ passwordHash: null });
    expect((await operator.fails(me, undefined, own)).code).toBe("1034");
    expect((await operator.fails(refresh, { body: { refreshToken: own.refreshToken } })).code).toBe("1005");
    expect((await operator.fails(login, { body: { identifier: own.form.phone, password: FAN_PASSWORD } })).code).toBe("1004");
    const resetToken = /resetToken=([\w-]+)/.exec(page)?.[1] ?? "";
    await operator.call(resetPassword, { body: { resetToken, newPassword: "Neu-Gewählt#19" } });
    await operator.call(login, { body: { identifier: own.form.phone, password: "Neu-Gewählt#19" } });
  });

  test("restores the mailbox, and voids the links of the changes after it", async () => {
    const own = await fan();
    const theirs = await moveMailbox(own);
    await moveMailbox(own);
    // The same attacker may have made the later change too, so the mailbox in between gets no message.
    await expect(lastPath(operator, "undo", theirs)).rejects.toThrow("no link");
    const sent = await listMessages(operator.deps.db, { to: own.form.email });
    const [second, first] = sent.flatMap(({ body }) => /\/c\/undo\/\S+/.exec(body)?.[0] ?? []);
    expect((await press(first ?? "")).status).toBe(200);
    expect(await rowOf(own)).toMatchObject({ email: own.form.email, emailVerified: true });
    await press(second ?? "");
    expect(await rowOf(own)).toMatchObject({ email: own.form.email });
  });

  test("works for three days and once", async () => {
    const own = await fan();
    await movePhone(own);
    const path = await lastPath(operator, "undo", own.form.email);
    operator.clock.advance({ days: 3 });
    expect((await press(path)).status).toBe(410);
    expect(await rowOf(own)).toBeUndefined();
    expect((await press(`${path}x`)).status).toBe(404);
  });

  test("stands in no mail to a mailbox that nobody has proven", async () => {
    const { accessToken: token, refreshToken, form } = await newFan(operator);
    await movePhone({ token, refreshToken, form });
    await expect(lastPath(operator, "undo", form.email)).rejects.toThrow("no link");
    expect(await lastPath(operator, "undo", form.phone)).toBeDefined();
  });
});
