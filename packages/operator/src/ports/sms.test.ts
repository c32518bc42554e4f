import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { messages } from "../db/schema/operations.ts";
import { listMessages } from "../sandbox/messages.ts";
import { writeDelivery } from "../sandbox/settings.ts";
import { SEED_TEAMS } from "../base/clubs/teams.ts";
import { teamsOf } from "../base/teams.ts";
import { type FakeServer, startFakeServer, PATIENCE_MS } from "../testing/fake-server.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { httpSms } from "../adapters/sms/http.ts";
import { sandboxSms } from "../sandbox/providers/sms.ts";
import type { SmsProvider } from "./sms.ts";

type Gateway = {
  readonly provider: SmsProvider;
  readonly works: (does: boolean) => Promise<void>;
  readonly taken: () => Promise<{ to: string; text: string }[]>;
};

let operator: TestOperator;
let server: FakeServer;
beforeAll(async () => {
  operator = await createTestOperator();
  server = await startFakeServer();
});
afterAll(async () => {
  await server.stop();
  await operator.stop();
});

const teams = teamsOf(SEED_TEAMS);
const sms = { teamId: 4, to: "+4917604069007", text: "Fırtına: 123456 ğşİ", reference: "otp-1" };

/** A gateway on a local port with the part of the API that the adapter uses. */
function liveGateway(): Gateway {
  const taken: { to: string; text: string }[] = [];
  const works = async (does: boolean) =>
    server.answer(({ body }) => {
      if (!does) return { status: 503, json: { error: "busy" } };
      const { to, text } = JSON.parse(body);
      taken.push({ to, text });
      return { status: 202, json: { id: "m-1", state: "queued" } };
    });
  return { provider: httpSms({ url: `${server.url}/v2`, token: "s3cret" }, teams, PATIENCE_MS), works, taken: async () => taken };
}

function sandboxGateway(): Gateway {
  return {
    provider: sandboxSms(operator.deps.clock.now),
    works: (does) => writeDelivery(operator.deps.db, "sms", does ? "normal" : "fail"),
    taken: async () =>
      (await listMessages(operator.deps.db, { channel: "sms" })).map(({ recipient, body }) => ({ to: recipient, text: body })),
  };
}

describe.each([
  ["over HTTP", liveGateway],
  ["of the sandbox", sandboxGateway],
])("the gateway %s", (_, make) => {
  let gateway: Gateway;
  beforeEach(async () => {
    await operator.deps.db.delete(messages);
    gateway = make();
  });

  test("takes a message over, letter by letter", async () => {
    await gateway.works(true);
    await gateway.provider.send(operator.deps.db, sms);
    expect(await gateway.taken()).toEqual([{ to: sms.to, text: sms.text }]);
  });

  test("rejects what it did not take over, and works again afterwards", async () => {
    await gateway.works(false);
    await expect(gateway.provider.send(operator.deps.db, sms)).rejects.toThrow();
    expect(await gateway.taken()).toEqual([]);
    await gateway.works(true);
    await gateway.provider.send(operator.deps.db, sms);
    expect(await gateway.taken()).toHaveLength(1);
  });
});

describe("over HTTP", () => {
  const provider = () => httpSms({ url: `${server.url}/v2`, token: "s3cret" }, teams, PATIENCE_MS);

  test("names the club, carries key and reference", async () => {
    server.answer(() => ({ json: { id: "m" } }));
    await provider().send(operator.deps.db, { ...sms, reference: "usage-7" });
    expect(server.received.at(-1)).toMatchObject({
      path: "/v2/messages",
      headers: { authorization: "Bearer s3cret", "idempotency-key": "usage-7" },
      body: JSON.stringify({ from: "Firtina", to: sms.to, text: sms.text }),
    });
  });

  test.each([
    ["slow", () => "hang" as const, "sms, send: no answer in time"],
    ["broken", () => ({ status: 500 }), "sms, send: answered 500"],
    ["talking nonsense", () => ({ text: "<ok/>" }), "sms, send: answered 200 in a form that is not understood"],
    ["of another opinion", () => ({ status: 400, json: { to: sms.to } }), "sms, send: answered 400"],
  ])("a gateway that is %s rejects without showing the message", async (_, answer, message) => {
    server.answer(answer);
    await expect(provider().send(operator.deps.db, sms)).rejects.toThrow(expect.objectContaining({ message }));
  });
});
