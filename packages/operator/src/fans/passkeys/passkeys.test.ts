import {
  addPasskey,
  login,
  me,
  myPasskeys,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
  passkeyProofOptions,
  removePasskey,
  simReplace,
  updateMe,
} from "@tribun/api-client/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { passkeys } from "../../db/schema/users.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { DEMO_EMAIL } from "../../seed/demo.ts";
import { lastPath } from "../../testing/account.ts";
import { addedKey, provenBy, softKey } from "../../testing/authenticator.ts";
import { FAN_PASSWORD, newFan } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { DEMO_PROOF, type DemoFan, demoFan } from "../../testing/lines.ts";

let operator: TestOperator;
let fan: DemoFan;
beforeEach(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
  fan = await demoFan(operator);
});
afterEach(() => operator.stop());

const REFUSED = { code: "1004", reason: "passkey" };
const add = (name?: string) => addedKey(operator, fan.as, DEMO_PROOF.password, name);

describe("a key", () => {
  test("is added after a proof, under its name, and told by mail; several are listed and removed one by one", async () => {
    const made = softKey().make(await operator.call(passkeyOptions, undefined, fan.as));
    expect((await operator.fails(addPasskey, { body: { name: "Handy", made } }, fan.as)).fieldErrors).toEqual([
      { field: "password", rule: "password.required" },
    ]);
    expect((await operator.fails(addPasskey, { body: { name: "Handy", made, password: "Wrong#1907" } }, fan.as)).code).toBe("1004");
    const phone = await add("Handy");
    operator.clock.advance({ seconds: 1 });
    const laptop = await add("Laptop");
    await operator.runJobs();
    const sent = await listMessages(operator.deps.db, { to: DEMO_EMAIL, channel: "mail" });
    expect(sent.filter(({ subject }) => subject === "Neuer Passkey für dein Konto")).toHaveLength(2);
    const names = async () => (await operator.call(myPasskeys, undefined, fan.as)).map(({ name }) => name);
    expect(await names()).toEqual(["Laptop", "Handy"]);
    const params = { id: phone.id };
    expect((await operator.fails(removePasskey, { params, body: {} }, fan.as)).status).toBe(400);
    await operator.call(removePasskey, { params, body: { passkey: await provenBy(operator, fan.as, laptop) } }, fan.as);
    expect(await names()).toEqual(["Laptop"]);
  });

  test("of somebody else's challenge, or of one that was used or is late, is not taken", async () => {
    const { accessToken: token } = await newFan(operator);
    const theirs = softKey().make(await operator.call(passkeyOptions, undefined, { token }));
    const give = (made: typeof theirs) => operator.fails(addPasskey, { body: { name: "Handy", made, ...DEMO_PROOF } }, fan.as);
    expect(await give(theirs)).toMatchObject(REFUSED);
    const late = softKey().make(await operator.call(passkeyOptions, undefined, fan.as));
    operator.clock.advance({ minutes: 5 });
    expect(await give(late)).toMatchObject(REFUSED);
    const elsewhere = softKey("http://evil.example").make(await operator.call(passkeyOptions, undefined, fan.as));
    expect(await give(elsewhere)).toMatchObject(REFUSED);
    expect(await operator.call(myPasskeys, undefined, fan.as)).toEqual([]);
  });
});

describe("the login", () => {
  test("by a key opens a session of its fan, each challenge once", async () => {
    const key = await add();
    const body = { passkey: key.sign(await operator.call(passkeyLoginOptions)) };
    const { accessToken: token } = await operator.call(passkeyLogin, { body });
    expect((await operator.call(me, undefined, { token })).email).toBe(DEMO_EMAIL);
    expect(await operator.fails(passkeyLogin, { body })).toMatchObject(REFUSED);
    expect((await operator.call(myPasskeys, undefined, fan.as))[0]?.lastUsedAt).toBeDefined();
  });

  test("is refused for an unknown key, a device that asked nobody, another club and a proof's challenge", async () => {
    const key = await add();
    const refused = async (passkey: ReturnType<typeof key.sign>, team = 1) =>
      expect(await operator.fails(passkeyLogin, { body: { passkey } }, { team })).toMatchObject(REFUSED);
    await refused(softKey().sign(await operator.call(passkeyLoginOptions)));
    await refused(key.sign(await operator.call(passkeyLoginOptions), false));
    await refused(key.sign(await operator.call(passkeyLoginOptions, undefined, { team: 2 })), 2);
    await refused(key.sign(await operator.call(passkeyProofOptions, undefined, fan.as)));
  });
});

describe("the proof", () => {
  test("by a key stands for the password in the calls that ask for one", async () => {
    const key = await add();
    const params = { id: fan.lineId };
    const body = { simType: "esim", reason: "newDevice", passkey: await provenBy(operator, fan.as, key) } as const;
    await operator.call(simReplace, { params, body }, fan.as);
    const email = "neu@example.com";
    const changed = await operator.call(updateMe, { body: { email, passkey: await provenBy(operator, fan.as, key) } }, fan.as);
    expect(changed).toMatchObject({ pendingEmail: { email }, hasPasskey: true });
  });

  test("is good for one call, and a second try of a call with the same key gets its answer", async () => {
    const key = await add();
    const params = { id: fan.lineId };
    const wish = async () => ({
      params,
      body: { simType: "esim", reason: "newDevice", passkey: await provenBy(operator, fan.as, key) } as const,
    });
    const again = { ...fan.as, key: crypto.randomUUID() };
    const { id } = await operator.call(simReplace, await wish(), again);
    expect((await operator.call(simReplace, await wish(), again)).id).toBe(id);
    const passkey = await provenBy(operator, fan.as, key);
    await operator.call(updateMe, { body: { email: "neu@example.com", passkey } }, fan.as);
    expect(await operator.fails(updateMe, { body: { email: "alt@example.com", passkey } }, fan.as)).toMatchObject(REFUSED);
  });

  test("by a stranger's key is none, and five wrong ones are enough", async () => {
    await add();
    const { accessToken } = await newFan(operator);
    const theirs = await addedKey(operator, { token: accessToken }, FAN_PASSWORD);
    const give = async () =>
      operator.fails(updateMe, { body: { email: "x@example.com", passkey: await provenBy(operator, fan.as, theirs) } }, fan.as);
    for (let i = 0; i < 5; i++) expect(await give()).toMatchObject(REFUSED);
    expect((await give()).code).toBe("RATE_LIMIT_EXCEEDED");
  });
});

test("who stops a swap throws the keys out that somebody may have added", async () => {
  await add();
  await operator.call(simReplace, { params: { id: fan.lineId }, body: { simType: "esim", reason: "newDevice", ...DEMO_PROOF } }, fan.as);
  await operator.request(await lastPath(operator, "stop", fan.msisdn), { method: "POST" });
  expect(await operator.deps.db.select().from(passkeys)).toEqual([]);
  expect((await operator.fails(login, { body: { identifier: DEMO_EMAIL, ...DEMO_PROOF } })).code).toBe("1004");
});
