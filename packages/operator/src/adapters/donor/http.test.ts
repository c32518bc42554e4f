import { createServer, type IncomingMessage, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../base/config/config.ts";
import { openDatabase } from "../../db/database.ts";
import { sign } from "../payment/signature.ts";
import { ProviderError } from "../../base/provider-error.ts";
import type { DonorProvider, PortRequest } from "../../ports/donor.ts";
import { httpDonor } from "./http.ts";

const SECRET = "a shared secret of at least 32 characters";
const request: PortRequest = {
  requestId: "4b3c:1",
  msisdn: "+491713920033",
  donorId: "o2",
  mnpType: "ASAP",
  holder: { firstName: "Elif", lastName: "Şahin", birthday: "1995-04-12" },
  customerNumber: undefined,
  contractEnd: undefined,
  earliest: "2026-11-06",
};
type Seen = { method: string | undefined; url: string | undefined; headers: IncomingMessage["headers"]; body: string };
let seen: Seen[] = [];
let status = 202;
let server: Server;
let donor: DonorProvider;
// A database that no test reaches, because the adapter sends no query.
const nowhere = openDatabase("postgres://nobody@127.0.0.1:1/none");

beforeAll(async () => {
  server = createServer((incoming, answer) => {
    let body = "";
    incoming.on("data", (chunk: Buffer) => (body += chunk.toString()));
    incoming.on("end", () => {
      seen.push({ method: incoming.method, url: incoming.url, headers: incoming.headers, body });
      answer.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no address");
  donor = httpDonor({ url: `http://127.0.0.1:${address.port}/v1`, token: "secret-token" }, SECRET);
});
afterAll(async () => {
  server.close();
  await nowhere.close();
});

test("asks under the request's own id, so that asking again costs nothing", async () => {
  seen = [];
  await donor.requestPort(nowhere.db, request);
  expect(seen).toMatchObject([{ method: "PUT", url: "/v1/portings/4b3c%3A1", headers: { authorization: "Bearer secret-token" } }]);
  const { requestId: _, customerNumber: __, contractEnd: ___, ...sent } = request;
  expect(JSON.parse(seen[0]?.body ?? "")).toEqual(sent);
});

test("a clearing house that fails rejects, and the error holds neither the token nor the fan", async () => {
  status = 503;
  const failure = await donor.requestPort(nowhere.db, request).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderError);
  expect(`${String(failure)}${JSON.stringify(failure)}`).not.toMatch(/secret-token|Şahin|4917/);
});

test("taking back what is gone already is no failure; anything else is", async () => {
  seen = [];
  for (status of [204, 404, 410]) await donor.cancel(nowhere.db, "4b3c:1");
  expect(seen.map(({ method }) => method)).toEqual(["DELETE", "DELETE", "DELETE"]);
  status = 500;
  await expect(donor.cancel(nowhere.db, "4b3c:1")).rejects.toThrow("donor, cancel: answered 500");
});

test("does not start without a secret of its own", () => {
  const env = { DONOR_PROVIDER: "http", DONOR_URL: "https://donor.example", DONOR_TOKEN: "t" };
  expect(() => readConfig(env)).toThrow("DONOR_WEBHOOK_SECRET is missing");
  expect(readConfig({ ...env, DONOR_WEBHOOK_SECRET: SECRET }).donorWebhookSecret).toBe(SECRET);
});

test("believes only what is signed with its own secret", () => {
  expect(donor.verify("{}", sign("{}", SECRET))).toBe(true);
  expect(donor.verify("{ }", sign("{}", SECRET))).toBe(false);
  expect(donor.verify("{}", sign("{}", "x".repeat(32)))).toBe(false);
  expect(donor.verify("{}", null)).toBe(false);
});
