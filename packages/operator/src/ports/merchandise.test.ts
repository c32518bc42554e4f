import { DAY_MS } from "@tribun/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeParty } from "../sandbox/parties.ts";
import { readPosted } from "../sandbox/posted.ts";
import { type FakeAnswer, type FakeServer, startFakeServer, PATIENCE_MS } from "../testing/fake-server.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { ProviderError } from "../base/provider-error.ts";
import { httpMerchandise } from "../adapters/merchandise/http.ts";
import type { JerseyParcel, MerchandiseProvider } from "./merchandise.ts";
import { sandboxMerchandise } from "../sandbox/providers/merchandise.ts";

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

const parcel = (parcelId: string): JerseyParcel => ({
  ...{ parcelId, teamId: 1, club: "Kanarya Mobil", what: "Fan-Trikot Auswärts, Größe 3XL, Name YAĞMUR, Nummer 61" },
  ...{ planId: "jersey-fan", model: "away", style: "navy", size: "3XL", junior: false, quantity: 1 },
  print: { name: "YAĞMUR", number: 61 },
  deliverTo: {
    company: "Kebap & Söhne GmbH",
    name: "Elif Şahin",
    street: "Sonnenallee",
    houseNumber: "12 a",
    postalCode: "12045",
    city: "Berlin",
  },
});
const SHIPMENT = { carrier: "DHL", expectedFrom: "2026-11-11", expectedTo: "2026-11-14" };

type Mode = "works" | "takesItsTime" | "down";
type Partner = { readonly provider: MerchandiseProvider; readonly is: (mode: Mode) => Promise<void> };

/** A partner on a local port that sends parcels at once, unless it is slow. */
function livePartner(): Partner {
  const known = new Map<string, boolean>();
  return {
    provider: httpMerchandise({ url: server.url, token: "s3cret" }, PATIENCE_MS),
    is: async (mode) =>
      server.answer(({ method, path }): FakeAnswer => {
        if (mode === "down") return { status: 503 };
        if (method === "PUT") {
          known.set(path, mode === "works");
          return { json: SHIPMENT };
        }
        const left = known.get(path);
        return { status: left === undefined ? 404 : left ? 409 : 204 };
      }),
  };
}

function sandboxPartner(): Partner {
  const modes = { works: "normal", takesItsTime: "slow", down: "fail" } as const;
  return {
    provider: sandboxMerchandise(operator.deps.clock),
    is: (mode) => writeParty(operator.deps.db, { party: "merchandise", mode: modes[mode] }),
  };
}

describe.each([
  ["over HTTP", livePartner, "live"],
  ["of the sandbox", sandboxPartner, "sandbox"],
])("the dispatch partner %s", (_, make, id) => {
  test("sends a jersey, and says how it travels, however often it is asked", async () => {
    const { provider, is } = make();
    await is("works");
    const shipment = await provider.send(operator.deps.db, parcel(`${id}-1`));
    expect(shipment.carrier).toBe("DHL");
    expect(shipment.expectedFrom < shipment.expectedTo).toBe(true);
    expect(await provider.send(operator.deps.db, parcel(`${id}-1`))).toEqual(shipment);
  });

  test("takes back what has not left, and what it never heard of, as often as it is asked, and nothing else", async () => {
    const { provider, is } = make();
    await is("works");
    await provider.send(operator.deps.db, parcel(`${id}-2`));
    await is("takesItsTime");
    await provider.send(operator.deps.db, parcel(`${id}-3`));
    const cancel = (parcelId: string) => provider.cancel(operator.deps.db, `${id}-${parcelId}`);
    expect([await cancel("2"), await cancel("3"), await cancel("3"), await cancel("4")]).toEqual([false, true, true, true]);
  });

  test("rejects both while it is down", async () => {
    const { provider, is } = make();
    await is("down");
    await expect(provider.send(operator.deps.db, parcel(`${id}-5`))).rejects.toThrow();
    await expect(provider.cancel(operator.deps.db, `${id}-5`)).rejects.toThrow();
  });
});

describe("over HTTP", () => {
  const provider = () => httpMerchandise({ url: server.url, token: "s3cret" }, PATIENCE_MS);
  const failing = (answer: () => FakeAnswer) => {
    server.answer(answer);
    return provider()
      .send(operator.deps.db, parcel("p"))
      .catch((error: unknown) => error);
  };

  test("tells what to print, how big, how many, and where to, under the parcel's id", async () => {
    server.answer(() => ({ json: SHIPMENT }));
    expect(await provider().send(operator.deps.db, parcel("p-7"))).toEqual(SHIPMENT);
    await provider().cancel(operator.deps.db, "p-7");
    const [sent, cancelled] = server.received.slice(-2);
    expect(sent).toMatchObject({
      ...{ method: "PUT", path: "/parcels/p-7" },
      headers: { authorization: "Bearer s3cret", "idempotency-key": "p-7" },
    });
    const { parcelId: _, ...body } = parcel("p-7");
    expect(JSON.parse(sent?.body ?? "")).toEqual(body);
    expect(cancelled).toMatchObject({ method: "DELETE", path: "/parcels/p-7", headers: { authorization: "Bearer s3cret" }, body: "" });
  });

  test.each<[string, () => FakeAnswer, string, boolean]>([
    ["slow", () => "hang", "timeout", true],
    ["broken", () => ({ status: 500 }), "status", true],
    ["talking nonsense", () => ({ json: { ...SHIPMENT, expectedTo: "2026-11-10" } }), "malformed", true],
    ["refusing", () => ({ status: 422, json: { detail: "Sonnenallee 12 a" } }), "status", false],
  ])("a partner that is %s makes an error that names nobody", async (_, answer, fault, retryable) => {
    const error = await failing(answer);
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ fault, retryable });
    expect(JSON.stringify([String(error), error])).not.toMatch(/Şahin|Sonnenallee|s3cret/);
  });
});

test("a parcel of a slow partner leaves a day later; from then on nobody takes it back", async () => {
  const { db } = operator.deps;
  const { provider, is } = sandboxPartner();
  await is("takesItsTime");
  const now = operator.deps.clock.nowMs();
  await provider.send(db, parcel("late"));
  expect(await readPosted(db, "late")).toMatchObject({ at: now, leavesAt: now + DAY_MS, recipient: parcel("late").deliverTo });
  operator.clock.advance({ days: 1 });
  expect(await provider.cancel(db, "late")).toBe(false);
});
