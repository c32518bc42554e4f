import { createServer, type IncomingMessage, type Server } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Db } from "../../db/database.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { ProviderError } from "../../base/provider-error.ts";
import { httpSim } from "./http.ts";
import { SimPending, type SimProvider } from "../../ports/sim.ts";
import { PATIENCE_MS } from "../../testing/fake-server.ts";

type Seen = { readonly method: string; readonly url: string; readonly headers: IncomingMessage["headers"]; readonly body: unknown };
type Answer = { readonly status?: number; readonly body?: unknown; readonly hang?: boolean };

let server: Server;
let sim: SimProvider;
let operator: TestOperator;
let db: Db;
let seen: Seen[];
let answers: Answer[];

beforeAll(async () => {
  operator = await createTestOperator();
  ({ db } = operator.deps);
});
afterAll(() => operator.stop());
beforeEach(async () => {
  seen = [];
  answers = [];
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += String(chunk)));
    request.on("end", () => {
      const body: unknown = text === "" ? undefined : JSON.parse(text);
      seen.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
      const answer = answers.shift() ?? {};
      if (answer.hang) return;
      response.writeHead(answer.status ?? 200, { "content-type": "application/json" });
      response.end(JSON.stringify(answer.body ?? { status: "done" }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  sim = httpSim({ url: `http://127.0.0.1:${port}/v1`, token: "secret-token" }, PATIENCE_MS);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const ICCID = "8949990000190700015";
const order = { orderId: "o1", type: "esim", msisdn: "+491713920010", today: "2026-11-03" } as const;

test("every change carries its id as idempotency key, and the token as bearer", async () => {
  answers = [{ body: { status: "done", type: "esim", iccid: ICCID, smdpAddress: "smdp.example.com", matchingId: "A-1" } }];
  expect(await sim.provision(db, order)).toMatchObject({ type: "esim", iccid: ICCID, matchingId: "A-1" });
  await sim.block(db, { requestId: "r1", iccid: ICCID });
  await sim.replace(db, { requestId: "r2", iccid: ICCID, newIccid: "8949990000190700023", msisdn: "+491713920010" });
  const flags = {
    premiumBlocked: true,
    thirdPartyBlocked: false,
    roamingDataBlocked: false,
    outgoingBlocked: false,
    incomingBlocked: false,
  };
  await sim.setNumber(db, { requestId: "r4", iccid: ICCID, msisdn: "+491713920011" });
  await sim.configure(db, { requestId: "r3", msisdn: "+491713920010", dataKbps: 64, ...flags });
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "POST /v1/sims",
    `POST /v1/sims/${ICCID}/block`,
    `POST /v1/sims/${ICCID}/replace`,
    `POST /v1/sims/${ICCID}/number`,
    "POST /v1/lines/%2B491713920010/profile",
  ]);
  expect(seen.map(({ headers }) => headers["idempotency-key"])).toEqual(["o1", "r1", "r2", "r4", "r3"]);
  expect(seen.every(({ headers }) => headers.authorization === "Bearer secret-token")).toBe(true);
  expect(seen[0]?.body).toEqual({ type: "esim", msisdn: "+491713920010", today: "2026-11-03" });
  expect(seen[3]?.body).toEqual({ msisdn: "+491713920011" });
  expect(seen[4]?.body).toEqual({ dataKbps: 64, ...flags });
});

test("a card by post is asked for with whom and where it goes to", async () => {
  const kiosk = { street: "Kiosk am Hafen", houseNumber: "7", postalCode: "20457", city: "Hamburg" };
  const deliverTo = { company: "Kebap & Söhne GmbH", name: "Elif Şahin", ...kiosk };
  const parcel = { carrier: "Deutsche Post", expectedFrom: "2026-11-05", expectedTo: "2026-11-06" };
  answers = [{ body: { status: "done", type: "physical", iccid: ICCID, parcel } }, { status: 503 }];
  const card = { ...order, type: "physical", deliverTo } as const;
  expect(await sim.provision(db, card)).toMatchObject({ iccid: ICCID, parcel });
  expect(seen[0]?.body).toEqual({ type: "physical", msisdn: "+491713920010", today: "2026-11-03", deliverTo });
  const failure: unknown = await sim.provision(db, card).catch((error: unknown) => error);
  expect(JSON.stringify([String(failure), failure])).not.toMatch(/Şahin|Kiosk/);
});

// Orders and eSIM pages read the stored data forever (`buildLpa`), and card requests use the ICCID (1110), so both must be valid.
test.each([
  ["an ICCID whose check digit is wrong", { iccid: "8949990000190700016" }],
  ["an ICCID as people write it", { iccid: "8949 9900 0019 0700 015" }],
  ["an address that no activation code can hold", { smdpAddress: "https://smdp.example.com/$1" }],
  ["a matching id that no activation code can hold", { matchingId: "abcd efgh$" }],
  [
    "a card where a profile was asked for",
    { type: "physical", parcel: { carrier: "DHL", expectedFrom: "2026-11-05", expectedTo: "2026-11-06" } },
  ],
])("%s is a malformed answer, which is asked for again", async (_, wrong) => {
  const good = { status: "done", type: "esim", iccid: ICCID, smdpAddress: "smdp.example.com", matchingId: "A-1" };
  answers = [{ body: { ...good, ...wrong } }, { body: good }];
  await expect(sim.provision(db, order)).rejects.toMatchObject({ fault: "malformed", retryable: true });
  expect(await sim.provision(db, order)).toMatchObject({ iccid: ICCID });
});

test("a platform that is still at it is waited for", async () => {
  answers = [
    { status: 202, body: { status: "pending" } },
    { status: 202, body: { status: "pending" } },
  ];
  await expect(sim.provision(db, order)).rejects.toThrow(SimPending);
  await expect(sim.unblock(db, { requestId: "r", iccid: ICCID })).rejects.toThrow(SimPending);
});

test("reads: PIN and PUK, a card that is known or not, a device, a profile", async () => {
  answers = [
    { body: { pin: "0190", puk: "01234567" } },
    { body: { type: "physical", state: "stock" } },
    { status: 404, body: {} },
    { body: { supported: false } },
    { body: { downloadedAt: null } },
    { body: { downloadedAt: "2026-11-03T10:00:00Z" } },
  ];
  expect(await sim.codes(db, ICCID)).toEqual({ pin: "0190", puk: "01234567" });
  expect(await sim.lookUp(db, ICCID)).toEqual({ type: "physical", state: "stock" });
  expect(await sim.lookUp(db, ICCID)).toBeUndefined();
  expect(await sim.checkEid(db, "89")).toBe(false);
  expect(await sim.downloadedAt(db, ICCID)).toBeUndefined();
  expect(await sim.downloadedAt(db, ICCID)).toEqual(new Date("2026-11-03T10:00:00Z"));
});

test("usage is read from behind the mark, and nonsense in it refuses the page", async () => {
  const record = {
    id: "cdr-1",
    msisdn: "+491713920010",
    kind: "data",
    zone: "tr",
    amount: 0.2,
    roamingCents: 150,
    at: "2026-11-02T21:00:00Z",
  };
  const page = { records: [record], cursor: "m2", asOf: "2026-11-03T10:00:00Z", more: true };
  answers = [{ body: page }, { body: { ...page, records: [{ ...record, amount: -1 }] } }];
  expect(await sim.usage(db, "m1")).toEqual({ ...page, asOf: new Date(page.asOf), records: [{ ...record, at: new Date(record.at) }] });
  expect(seen[0]?.url).toBe("/v1/usage?after=m1");
  await expect(sim.usage(db, undefined)).rejects.toThrow(ProviderError);
});

test("no answer, a failure and nonsense are errors that say whether to try again, and hold no secret", async () => {
  answers = [{ hang: true }, { status: 503 }, { status: 422 }, { body: { pin: "0190", puk: "x" } }];
  const failures = [];
  for (let i = 0; i < 3; i++) failures.push(await sim.block(db, { requestId: "r", iccid: ICCID }).catch((error: unknown) => error));
  failures.push(await sim.codes(db, ICCID).catch((error: unknown) => error));
  expect(failures.map((error) => error instanceof ProviderError && [error.fault, error.retryable])).toEqual([
    ["timeout", true],
    ["status", true],
    ["status", false],
    ["malformed", true],
  ]);
  for (const error of failures) expect(String(error)).not.toMatch(/secret-token|8949990000190700015/);
});
