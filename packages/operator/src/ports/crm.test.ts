import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../base/config/config.ts";
import { writeParty } from "../sandbox/parties.ts";
import { type FakeAnswer, type FakeServer, type Received, startFakeServer, PATIENCE_MS } from "../testing/fake-server.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import type { CrmLead } from "./crm.ts";
import { listSandboxLeads, sandboxCrm } from "../sandbox/providers/crm.ts";
import { zohoCrm } from "../adapters/crm/zoho.ts";

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

const lead: CrmLead = {
  externalId: "giveaway:1",
  teamId: 1,
  source: "giveaway",
  firstName: "Elif",
  lastName: "Şahin",
  email: "elif@example.com",
  language: "tr",
  campaign: "derbi",
  emailConsent: true,
  consentTextVersion: "v1",
  consentAt: "2026-11-03T11:00:00.000Z",
};
const upsert = (crm: { upsertLead: typeof zoho.upsertLead }, given = lead) => crm.upsertLead(operator.deps.db, given);

const SUCCESS = { data: [{ code: "SUCCESS", status: "success", action: "insert", details: { id: "42" } }] };
let now = 0;
let tokens = 0;
let zoho: ReturnType<typeof zohoCrm>;
let leads: (request: Received) => FakeAnswer;
let received: Received[];
beforeEach(() => {
  [now, tokens, received] = [0, 0, []];
  leads = () => ({ json: SUCCESS });
  const access = { clientId: "id", clientSecret: "s3cret", accountsUrl: server.url };
  zoho = zohoCrm({ url: server.url, token: "refresh" }, access, PATIENCE_MS, () => now);
  server.answer((request) => {
    received.push(request);
    if (request.path === "/oauth/v2/token") return { json: { access_token: `t${++tokens}`, expires_in: 3600 } };
    return leads(request);
  });
});

describe("Zoho", () => {
  test("gets a token for the refresh token and writes the lead by our own id", async () => {
    await upsert(zoho);
    const [authorise, write] = received;
    expect(Object.fromEntries(new URLSearchParams(authorise?.body))).toEqual({
      grant_type: "refresh_token",
      refresh_token: "refresh",
      client_id: "id",
      client_secret: "s3cret",
    });
    expect([write?.method, write?.path, write?.headers.authorization]).toEqual(["POST", "/crm/v8/Leads/upsert", "Zoho-oauthtoken t1"]);
    expect(JSON.parse(write?.body ?? "")).toEqual({
      data: [
        {
          Tribun_Id: "giveaway:1",
          First_Name: "Elif",
          Last_Name: "Şahin",
          Email: "elif@example.com",
          Company: "-",
          Lead_Source: "Giveaway",
          Language: "tr",
          Team: 1,
          Campaign: "derbi",
          Email_Opt_Out: false,
          Consent_Version: "v1",
          Consent_At: "2026-11-03T11:00:00.000Z",
        },
      ],
      duplicate_check_fields: ["Tribun_Id"],
    });
  });

  test("keeps the token until a minute before its end, and asks once for many leads", async () => {
    await Promise.all([upsert(zoho), upsert(zoho), upsert(zoho)]);
    now = 3_539_000;
    await upsert(zoho);
    expect(tokens).toBe(1);
    now = 3_541_000;
    await upsert(zoho);
    expect(tokens).toBe(2);
  });

  test("a token that was withdrawn is replaced once", async () => {
    leads = ({ headers }) =>
      headers.authorization === "Zoho-oauthtoken t1" ? { status: 401, json: { code: "INVALID_TOKEN" } } : { json: SUCCESS };
    await upsert(zoho);
    expect(tokens).toBe(2);
    leads = () => ({ status: 401, json: {} });
    await expect(upsert(zoho)).rejects.toMatchObject({ status: 401, retryable: true });
  });

  test("a refused record, a refused login, silence and a broken answer all reject, and tell nothing of the lead", async () => {
    const answers: FakeAnswer[] = [
      { json: { data: [{ code: "MANDATORY_NOT_FOUND", status: "error", details: {} }] } },
      { status: 500 },
      { text: "<html>" },
      "hang",
      "cut",
    ];
    for (const answer of answers) {
      leads = () => answer;
      const error: unknown = await upsert(zoho).catch((cause: unknown) => cause);
      expect(String(error)).toMatch(/^ProviderError: crm, upsertLead: /);
      expect(String(error)).not.toContain("elif");
    }
    server.answer(() => ({ json: { error: "invalid_code" } }));
    const fresh = zohoCrm(
      { url: server.url, token: "old" },
      { clientId: "id", clientSecret: "s3cret", accountsUrl: server.url },
      PATIENCE_MS,
    );
    const error: unknown = await upsert(fresh).catch((cause: unknown) => cause);
    expect(String(error)).toBe("ProviderError: crm, authorise: answered 200 in a form that is not understood");
  });

  // OAuth 2 answers 400 to a refused client, and so does Zoho to too many requests (RFC 6749 § 5.2).
  test.each(["invalid_client", "Access Denied"])(
    "a login that is refused with 400 (%s) puts a lead off and does not give it up",
    async (error) => {
      server.answer(() => ({ status: 400, json: { error } }));
      await expect(upsert(zoho)).rejects.toMatchObject({ retryable: true });
    },
  );
});

describe("the sandbox", () => {
  test("keeps one lead for each external id, and fails while it is told to be down", async () => {
    const crm = sandboxCrm(operator.deps.clock.now, 1);
    await upsert(crm);
    await writeParty(operator.deps.db, { party: "crm", mode: "fail" });
    await expect(upsert(crm)).rejects.toThrow();
    await writeParty(operator.deps.db, { party: "crm", mode: "slow" });
    await upsert(crm, { ...lead, emailConsent: false });
    expect(await listSandboxLeads(operator.deps.db)).toMatchObject([
      { externalId: "giveaway:1", writes: 2, lead: { emailConsent: false } },
    ]);
  });
});

test("a live CRM needs its client", () => {
  const env = { CRM_PROVIDER: "http", CRM_URL: "https://www.zohoapis.eu", CRM_TOKEN: "refresh" };
  expect(() => readConfig(env)).toThrow(/ZOHO_CLIENT_ID is missing.*\n.*ZOHO_CLIENT_SECRET is missing/);
  expect(readConfig({ ...env, ZOHO_CLIENT_ID: "a", ZOHO_CLIENT_SECRET: "b" }).zoho).toMatchObject({
    accountsUrl: "https://accounts.zoho.eu",
  });
});
