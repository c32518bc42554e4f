import { randomUUID } from "node:crypto";
import { myPortings, type OrderInput, phoneReserve, type Porting, portingIntent } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { portings } from "../../db/schema/portings.ts";
import { otps } from "../../db/schema/users.ts";
import { DONOR_SIGNATURE_HEADER } from "../../ports/donor.ts";
import { sign } from "../../adapters/payment/signature.ts";
import { writeNextPorting } from "../../sandbox/next-porting.ts";
import { verifiedPhone } from "../fans.ts";
import { heldNumber, submitCheckout } from "../orders.ts";
import { answered, portInput } from "../portings.ts";
import type { Fixtures } from "./fixture.ts";
import type { World } from "./world.ts";

let numbers = 0;
/**
 * Returns another number each time. It consists of a number reserved for fiction and further digits, so that no person can have it, and it
 * ends in no day, so it is not in the stock.
 */
const someNumber = () => `+4917139200${Math.floor(numbers / 80) % 10}${20 + (numbers++ % 80)}`;

/** Builds a porting order that its owner could submit now; of a partner tariff, because a fan may have many of these. */
async function readyPort({ operator, owner }: World): Promise<OrderInput> {
  await operator.deps.db.delete(otps);
  const msisdn = someNumber();
  const phoneToken = await verifiedPhone(operator, msisdn, "order", owner.as);
  const shopper = { ...owner.as, as: owner.as, phone: msisdn, phoneToken, person: owner.form };
  return portInput(operator, shopper, {}, { tariffId: "ikili-m" });
}

/** Creates a porting of the owner that its donor has declined. */
async function declinedPorting(world: World): Promise<Porting> {
  const { operator, owner } = world;
  const { orderId, checkoutId } = await operator.call(portingIntent, { body: await readyPort(world) }, owner.as);
  await writeNextPorting(operator.deps.db, "decline:notReleased");
  await submitCheckout(operator, checkoutId);
  await operator.runJobs();
  await answered(operator);
  const porting = (await operator.call(myPortings, undefined, owner.as)).find((row) => row.orderId === orderId);
  if (porting?.state !== "declined") throw new Error(`the porting is ${porting?.state ?? "missing"}`);
  return porting;
}

const known = new WeakMap<World, string>();

/** Resets the same porting to declined; only the first call orders and pays. */
async function declinedAgain(world: World): Promise<string> {
  const id = known.get(world) ?? (await declinedPorting(world)).id;
  known.set(world, id);
  await world.operator.deps.db
    .update(portings)
    .set({ state: "declined", reason: "notReleased", tries: 1, endedBy: null })
    .where(eq(portings.id, id));
  return id;
}

export const PORTING_FIXTURES = {
  portingIntent: {
    foreign: { code: "-1", status: 400 },
    prepare: async (world) => ({ body: await readyPort(world), as: world.owner.as }),
  },
  myPortings: { prepare: () => ({}) },
  correctPorting: {
    foreign: { code: "-1", status: 403 },
    prepare: async (world) => ({ params: { id: await declinedAgain(world) }, body: {} }),
  },
  cancelPorting: {
    foreign: { code: "-1", status: 403 },
    prepare: async (world) => ({ params: { id: await declinedAgain(world) }, body: {} }),
  },
  portingNewNumber: {
    foreign: { code: "-1", status: 403 },
    prepare: async (world) => {
      const { id } = await declinedPorting(world);
      const as = { ...world.owner.as, cart: randomUUID() };
      const body = await heldNumber(world.operator, as);
      await world.operator.call(phoneReserve, { params: { id: body.registryId }, body: {} }, as);
      return { params: { id }, body, as };
    },
  },
  donorMessages: {
    prepare: async (world) => {
      const id = await declinedAgain(world);
      const message = { id: randomUUID(), type: "port.switched", data: { requestId: `${id}:0` } };
      const headers = { [DONOR_SIGNATURE_HEADER]: sign(JSON.stringify(message), world.operator.deps.config.donorWebhookSecret) };
      return { body: message, as: { headers } };
    },
  },
} satisfies Partial<Fixtures>;
