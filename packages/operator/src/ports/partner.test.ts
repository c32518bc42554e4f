import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type UserRow, users } from "../db/schema/users.ts";
import { Problem } from "../base/problem.ts";
import { writeParty } from "../sandbox/parties.ts";
import { type FakeAnswer, type FakeServer, startFakeServer, PATIENCE_MS } from "../testing/fake-server.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { ProviderError } from "../base/provider-error.ts";
import { httpPartner } from "../adapters/partner/http.ts";
import type { PartnerProvider } from "./partner.ts";
import { sandboxPartner } from "../sandbox/providers/partner.ts";

let operator: TestOperator;
let server: FakeServer;
let user: UserRow;
let other: UserRow;
beforeAll(async () => {
  operator = await createTestOperator();
  server = await startFakeServer();
  const [first, second] = await operator.deps.db.select().from(users).limit(2);
  if (!first || !second) throw new Error("the seed has fans");
  [user, other] = [first, second];
});
afterAll(async () => {
  await server.stop();
  await operator.stop();
});

type System = { readonly provider: PartnerProvider; readonly is: (mode: "normal" | "fail" | "slow") => Promise<void> };

/** A partner system on a local port that assigns its own id to each of the operator's ids. */
function liveSystem(): System {
  const ids = new Map<string, string>();
  return {
    provider: httpPartner({ url: server.url, token: "s3cret" }, PATIENCE_MS),
    is: async (mode) =>
      server.answer(({ path }): FakeAnswer => {
        if (mode === "fail") return { status: 503 };
        const id = ids.get(path) ?? `C${ids.size + 1}`;
        ids.set(path, id);
        return { json: { customerId: id } };
      }),
  };
}

function sandboxSystem(): System {
  return { provider: sandboxPartner(1), is: (mode) => writeParty(operator.deps.db, { party: "partner", mode }) };
}

async function refusalOf(work: Promise<unknown>): Promise<Problem> {
  const error: unknown = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof Problem)) throw new Error("expected a Problem");
  return error;
}

describe.each([
  ["over HTTP", liveSystem],
  ["of the sandbox", sandboxSystem],
])("the partner system %s", (_, make) => {
  test("gives one id per fan, the same each time", async () => {
    const { provider, is } = make();
    await is("normal");
    const id = await provider.ensureCustomer(operator.deps.db, user);
    expect(id).toMatch(/^[\w-]+$/);
    expect(await provider.ensureCustomer(operator.deps.db, user)).toBe(id);
    await is("slow");
    expect(await provider.ensureCustomer(operator.deps.db, other)).not.toBe(id);
  });

  test("is code 1006 while it is down, and comes back", async () => {
    const { provider, is } = make();
    await is("fail");
    expect((await refusalOf(provider.ensureCustomer(operator.deps.db, user))).code).toBe("1006");
    await is("normal");
    await expect(provider.ensureCustomer(operator.deps.db, user)).resolves.toBeTruthy();
  });
});

describe("over HTTP", () => {
  const provider = () => httpPartner({ url: server.url, token: "s3cret" }, PATIENCE_MS);

  test("sends what a network must know, under our id", async () => {
    server.answer(() => ({ json: { customerId: "C-7" } }));
    await provider().ensureCustomer(operator.deps.db, user);
    expect(server.received.at(-1)).toMatchObject({
      method: "PUT",
      path: `/customers/${user.id}`,
      headers: { authorization: "Bearer s3cret", "idempotency-key": user.id },
    });
    const sent = server.received.at(-1)?.body ?? "";
    expect(JSON.parse(sent)).toMatchObject({
      person: { lastName: user.lastName, birthday: user.birthday },
      address: { postalCode: user.postalCode, country: "DE" },
    });
    expect(sent).not.toContain(user.passwordHash);
  });

  test.each([
    ["slow", () => "hang" as const, "timeout"],
    ["broken", () => ({ status: 500 }), "status"],
    ["talking nonsense", () => ({ text: "{" }), "malformed"],
    ["without an id", () => ({ json: { customerId: "../x" } }), "malformed"],
    ["refusing", () => ({ status: 422 }), "status"],
  ])("a system that is %s is code 1006 with its cause for the log", async (_, answer, fault) => {
    server.answer(answer);
    const problem = await refusalOf(provider().ensureCustomer(operator.deps.db, user));
    expect(problem.code).toBe("1006");
    expect(problem.cause).toBeInstanceOf(ProviderError);
    expect(problem.cause).toMatchObject({ fault });
  });
});
