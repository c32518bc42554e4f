import { decideDeclaration, login, orderDetail } from "@tribun/api-client/contract";
import { HOUR_MS } from "@tribun/domain";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { supportMessages } from "../../db/schema/fan-service.ts";
import { parcels } from "../../db/schema/lines.ts";
import { outbox } from "../../db/schema/operations.ts";
import { ProviderError } from "../../base/provider-error.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { type PartyMode, writeParty } from "../../sandbox/parties.ts";
import { readPosted } from "../../sandbox/posted.ts";
import { STAFF_EMAIL, STAFF_PASSWORD } from "../../seed/staff.ts";
import { type Contract, JERSEY_ORDER, newContract, standing, withdraw } from "../../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await partner("normal");
});
afterAll(() => operator.stop());

const PRICE = 4999;
const partner = (mode: PartyMode) => writeParty(operator.deps.db, { party: "merchandise", mode });
const parcelOf = async ({ order }: Contract) =>
  (
    await operator.deps.db
      .select()
      .from(parcels)
      .where(and(eq(parcels.orderId, order.id), eq(parcels.content, "jersey")))
  )[0];
const ticketsOf = ({ userId }: Contract) => operator.deps.db.select().from(supportMessages).where(eq(supportMessages.userId, userId));
const lastMail = async ({ email }: Contract) => (await listMessages(operator.deps.db, { to: email, channel: "mail" }))[0];
const later = async (hours: number) => {
  operator.clock.advance({ seconds: (hours * HOUR_MS) / 1000 });
  await operator.runJobs();
};

// Spec §1, flows §4.1: the operator sends the paid jersey.
test("what a fan ordered and paid as a jersey is told to who prints and sends it, who says how it travels", async () => {
  const shipment = { carrier: "Hermes", expectedFrom: "2026-11-20", expectedTo: "2026-11-23" };
  const send = vi.spyOn(operator.deps.providers.merchandise, "send").mockResolvedValue(shipment);
  const productOptions = { planId: "jersey-fan", size: "3XL", model: "away", style: "navy", name: "Yağmur", number: 61 } as const;
  const contract = await newContract(operator, { tariffId: "tribun-l", productOptions });
  const parcel = await parcelOf(contract);
  expect(parcel).toMatchObject(shipment);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.lastCall?.[1]).toEqual({
    ...{ parcelId: parcel?.id, teamId: 1, club: "Kanarya Mobil" },
    what: expect.stringMatching(/^Fan-Trikot Auswärts, .*Größe 3XL, Name YAĞMUR, Nummer 61$/),
    ...{ planId: "jersey-fan", model: "away", style: "navy", size: "3XL", junior: false, quantity: 1 },
    print: { name: "YAĞMUR", number: 61 },
    deliverTo: { name: "Elif Şahin", street: "Sonnenallee", houseNumber: "12 a", postalCode: "12045", city: "Berlin" },
  });
  const open = and(eq(outbox.kind, "jersey.send"), isNull(outbox.doneAt));
  expect(await operator.deps.db.$count(outbox, open)).toBe(0);
  const shown = await operator.call(orderDetail, { params: { id: contract.order.id } }, contract.shopper.as);
  const deliverTo = { street: "Sonnenallee", houseNumber: "12 a", postalCode: "12045", city: "Berlin" };
  expect(shown.jerseyParcel).toEqual({ ...shipment, deliverTo });
});

test("an order without a jersey asks nobody", async () => {
  const send = vi.spyOn(operator.deps.providers.merchandise, "send");
  await newContract(operator);
  expect(send).not.toHaveBeenCalled();
});

test("a partner that is down is asked for the same parcel until it is there; one that refuses is left to people, and the fan is told", async () => {
  await partner("fail");
  const contract = await newContract(operator, JERSEY_ORDER);
  const { id = "" } = (await parcelOf(contract)) ?? {};
  expect(await readPosted(operator.deps.db, id)).toBeUndefined();
  await partner("normal");
  await later(1);
  expect(await readPosted(operator.deps.db, id)).toMatchObject({ what: expect.stringContaining("Größe L") });
  expect(await ticketsOf(contract)).toEqual([]);

  const refusal = new ProviderError("merchandise", "send", { fault: "status", status: 422 });
  vi.spyOn(operator.deps.providers.merchandise, "send").mockRejectedValue(refusal);
  const refused = await newContract(operator, JERSEY_ORDER);
  await operator.runJobs();
  const [ticket, ...more] = await ticketsOf(refused);
  expect(more).toEqual([]);
  expect(ticket).toMatchObject({ reference: `jersey.send:${(await parcelOf(refused))?.id}`, lineId: expect.any(String) });
  expect(ticket?.message).toContain(refused.order.number);
  expect((await lastMail(refused))?.subject).toContain(`Dein Trikot zur Bestellung ${refused.order.number} verspätet sich (T-`);
});

test("a jersey that is withdrawn before it left is called off and paid back at once; nothing has to come back", async () => {
  await partner("slow");
  const contract = await newContract(operator, JERSEY_ORDER);
  const { id = "" } = (await parcelOf(contract)) ?? {};
  const { declaration, order, refunded } = await standing(operator, contract, await withdraw(operator, contract, "jersey"));
  expect({ state: declaration?.state, goods: declaration?.returnState, order, refunded }).toEqual({
    ...{ state: "settled", goods: null, order: "active", refunded: PRICE },
  });
  expect(await readPosted(operator.deps.db, id)).toMatchObject({ cancelled: true });
  expect(await parcelOf(contract)).toBeUndefined();
  expect((await lastMail(contract))?.body).toContain("du musst nichts zurückschicken");
});

test("one that the partner has not heard of when it is withdrawn is never sent", async () => {
  await partner("fail");
  const contract = await newContract(operator, JERSEY_ORDER);
  const { id = "" } = (await parcelOf(contract)) ?? {};
  const cancel = vi.spyOn(operator.deps.providers.merchandise, "cancel").mockResolvedValue(true);
  const { refunded } = await standing(operator, contract, await withdraw(operator, contract, "jersey"));
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(refunded).toBe(PRICE);
  await partner("normal");
  await later(2);
  expect(await readPosted(operator.deps.db, id)).toBeUndefined();
});

test("while nobody can say whether it has left, a withdrawal waits; after a day staff accept it once the partner answers", async () => {
  const contract = await newContract(operator, JERSEY_ORDER);
  await partner("fail");
  const id = await withdraw(operator, contract, "jersey");
  expect((await standing(operator, contract, id)).declaration?.state).toBe("confirmed");
  for (let hour = 0; hour < 40; hour++) await later(1);
  expect((await standing(operator, contract, id)).declaration).toMatchObject({ state: "review", reviewReason: "failed" });
  const { accessToken } = await operator.call(login, { body: { identifier: STAFF_EMAIL, password: STAFF_PASSWORD } });
  const accept = { params: { id }, body: { decision: "accept" as const } };
  expect(await operator.fails(decideDeclaration, accept, { token: accessToken })).toMatchObject({ status: 502, reason: "merchandise" });
  await partner("normal");
  const answer = await operator.call(decideDeclaration, accept, { token: accessToken });
  expect(answer).toMatchObject({ state: "accepted", goodsReturn: { state: "awaited" } });
});
