import { type ActiveOption, addPaymentMethod, myOptions, optionIntent } from "@tribun/api-client/contract";
import { and, eq } from "drizzle-orm";
import { sims } from "../../db/schema/lines.ts";
import { packOrders } from "../../db/schema/packs.ts";
import type { Fixtures, Refusal } from "./fixture.ts";
import type { World } from "./world.ts";

const FOREIGN: Refusal = { code: "-1", status: 403 };
const WITHOUT_LINE: Refusal = { code: "1023" };
const purchaseOf = ({ owner }: World) => ({ lineId: owner.lineId, paymentVersion: 2 as const, earlyStart: true });

/** Returns the owner's auto-renewing pack; buys it the first time. */
const renewingPack = (world: World) => ownPack(world, { id: "tuerkiye-flat", earlyStart: true }, ({ option }) => option.renewal === "auto");
/** Returns the owner's pack that waits for the end of the withdrawal period; buys another after it has begun. */
const waitingPack = (world: World) => ownPack(world, { id: "ek-2", earlyStart: false }, ({ state }) => state === "scheduled");

type Wanted = { readonly id: string; readonly earlyStart: boolean };

async function ownPack(world: World, { id, earlyStart }: Wanted, is: (pack: ActiveOption) => boolean): Promise<string> {
  const { operator, owner } = world;
  const find = async () => (await operator.call(myOptions, undefined, owner.as)).find(is);
  const present = await find();
  if (present) return present.id;
  // Another call has blocked the SIM, and a blocked line gets no pack.
  await operator.deps.db
    .update(sims)
    .set({ state: "active" })
    .where(and(eq(sims.lineId, owner.lineId), eq(sims.state, "blockedByFan")));
  const { id: paymentMethodId } = await operator.call(addPaymentMethod, { body: { type: "card", token: "tok_visa" } }, owner.as);
  await operator.call(optionIntent, { params: { id }, body: { ...purchaseOf(world), earlyStart, paymentMethodId } }, owner.as);
  for (let i = 0; i < 3; i++) {
    operator.clock.advance({ seconds: 1 });
    await operator.runJobs();
  }
  const bought = await find();
  if (!bought) throw new Error(`the pack was not bought: ${JSON.stringify(await operator.deps.db.select().from(packOrders))}`);
  return bought.id;
}

export const PACK_FIXTURES = {
  options: { prepare: () => ({ query: { category: "internet" } }) },
  optionDetail: { prepare: () => ({ params: { id: "ek-2" } }) },
  myOptions: { strangersStaff: WITHOUT_LINE, prepare: () => ({}) },
  optionIntent: {
    foreign: FOREIGN,
    strangersStaff: WITHOUT_LINE,
    prepare: (world) => ({ params: { id: "ek-2" }, body: purchaseOf(world) }),
  },
  optionRenewal: { foreign: FOREIGN, prepare: async (world) => ({ params: { id: await renewingPack(world) }, body: { autoRenew: true } }) },
  optionStart: { foreign: FOREIGN, prepare: async (world) => ({ params: { id: await waitingPack(world) }, body: { earlyStart: true } }) },
} satisfies Partial<Fixtures>;
