import { me, type OrderInput, simReplace, tariffIntent } from "@tribun/api-client/contract";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lines, parcels } from "../../db/schema/lines.ts";
import { users } from "../../db/schema/users.ts";
import { readPosted } from "../../sandbox/posted.ts";
import { JERSEY_ORDER, newContract } from "../../testing/declarations.ts";
import { FAN_PROOF } from "../../testing/fans.ts";
import { DEMO_EMAIL } from "../../seed/demo.ts";
import { lastPath } from "../../testing/account.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { DEMO_PROOF, demoFan } from "../../testing/lines.ts";
import { heldNumber, newShopper, orderInput, type Shopper, submitCheckout, withSummary } from "../../testing/orders.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

const HOME = { name: "Elif Şahin", street: "Sonnenallee", houseNumber: "12 a", postalCode: "12045", city: "Berlin" };
const postedFor = async (id: string) => (await readPosted(operator.deps.db, id))?.recipient;

/** A paid and completed order for a card. @returns its id */
async function cardOrder(userInfo: Partial<OrderInput["userInfo"]>, more: Partial<OrderInput> = {}, as?: Shopper): Promise<string> {
  const shopper = as ?? (await newShopper(operator));
  const order = orderInput(shopper, await heldNumber(operator, shopper.as), { simType: "physical", ...more });
  const input = await withSummary(operator, { ...order, userInfo: { ...order.userInfo, ...userInfo } }, shopper.as);
  const { checkoutId, orderId } = await operator.call(tariffIntent, { body: input }, shopper.as);
  await submitCheckout(operator, checkoutId);
  await operator.runJobs();
  return orderId;
}

// flows §4.1: "SIM posted"; the delivery address takes precedence over the home address.
test("a card by post goes to the fan at home, or where the order wants it; a profile goes to nobody", async () => {
  expect(await postedFor(await cardOrder({}))).toEqual(HOME);
  const delivery = { deliveryStreet: "Kiosk am Hafen", deliveryHouseNumber: "7", deliveryPostalCode: "20457", deliveryCity: "Hamburg" };
  const elsewhere = { name: "Elif Şahin", street: "Kiosk am Hafen", houseNumber: "7", postalCode: "20457", city: "Hamburg" };
  expect(await postedFor(await cardOrder({ deliveryAddress: true, ...delivery }))).toEqual(elsewhere);
  const { order } = await newContract(operator);
  expect(await postedFor(order.id)).toBeUndefined();
});

test("another card for a line goes where its fan wants it, once the mailbox says so", async () => {
  const fan = await demoFan(operator);
  const deliveryAddress = { street: "Bei Oma", houseNumber: "3", postalCode: "50667", city: "Köln" };
  const body = { simType: "physical" as const, reason: "newDevice" as const, deliveryAddress, ...DEMO_PROOF };
  const { id } = await operator.call(simReplace, { params: { id: fan.lineId }, body }, fan.as);
  await operator.runJobs();
  expect(await postedFor(id)).toBeUndefined();
  expect((await operator.request(await lastPath(operator, "card", DEMO_EMAIL), { method: "POST" })).status).toBe(200);
  await operator.runJobs();
  const { name, ...address } = (await postedFor(id)) ?? { name: "" };
  expect(name).toMatch(/\w \w/);
  expect(address).toEqual(deliveryAddress);
  const [listed, page] = [await operator.request("/sandbox/api/parcels"), await operator.request("/sandbox")];
  expect(await listed.json()).toMatchObject({ parcels: [{ id, recipient: { street: "Bei Oma" } }, {}, {}] });
  expect(await page.text()).toContain("Bei Oma 3, 50667 Köln");
});

test("a company stands on its parcels: its card, its jersey and another card", async () => {
  const { db } = operator.deps;
  const shopper = await newShopper(operator);
  const { id: userId } = await operator.call(me, undefined, shopper.as);
  await db.update(users).set({ customerType: "corporate", companyName: "Kebap & Söhne GmbH" }).where(eq(users.id, userId));
  const orderId = await cardOrder({}, JERSEY_ORDER, shopper);
  const [jersey] = await db
    .select()
    .from(parcels)
    .where(and(eq(parcels.orderId, orderId), eq(parcels.content, "jersey")));
  const [line] = await db.select().from(lines).where(eq(lines.orderId, orderId));
  const body = { simType: "physical" as const, reason: "newDevice" as const, ...FAN_PROOF };
  const { id } = await operator.call(simReplace, { params: { id: line?.id ?? "" }, body }, shopper.as);
  await operator.runJobs();
  const atWork = { company: "Kebap & Söhne GmbH", ...HOME };
  for (const parcel of [orderId, jersey?.id ?? "", id]) expect(await postedFor(parcel)).toMatchObject(atWork);
  expect(await (await operator.request("/sandbox")).text()).toContain("Kebap &amp; Söhne GmbH, Elif Şahin, Sonnenallee 12 a");
});

test("what the sandbox knows of an address goes with the copies of its messages", async () => {
  const id = await cardOrder({});
  operator.clock.advance({ days: 90 });
  await operator.runRecurring("privacy.purge");
  expect(await postedFor(id)).toEqual(HOME);
  operator.clock.advance({ days: 1 });
  await operator.runRecurring("privacy.purge");
  expect(await postedFor(id)).toBeUndefined();
});
