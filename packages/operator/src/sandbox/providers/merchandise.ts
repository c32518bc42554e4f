import { addDeliveryDays, DAY_MS, germanDay } from "@tribun/domain";
import type { Clock } from "../../base/clock.ts";
import type { Db } from "../../db/database.ts";
import { readParty } from "../parties.ts";
import { readPosted, writePosted } from "../posted.ts";
import type { MerchandiseProvider } from "../../ports/merchandise.ts";

const CARRIER = "DHL";
/** Includes the printing time. */
const [FIRST_DAY, LAST_DAY] = [7, 10] as const;

/**
 * A dispatch partner that sends no parcel and shows it in the console. A parcel leaves at once, or a day later while the console simulates
 * a slow partner; until then it can be cancelled.
 */
export function sandboxMerchandise(clock: Clock): MerchandiseProvider {
  const modeOf = async (db: Db) => {
    const mode = await readParty(db, "merchandise");
    if (mode === "fail") throw new Error("the sandbox was told that the dispatch partner is down");
    return mode;
  };
  return {
    name: "sandbox",
    send: async (db, { parcelId, what, deliverTo }) => {
      const mode = await modeOf(db);
      const now = clock.nowMs();
      const asked = { what, recipient: deliverTo, at: now, leavesAt: mode === "slow" ? now + DAY_MS : now };
      const posted = (await readPosted(db, parcelId)) ?? asked;
      await writePosted(db, parcelId, posted);
      const day = germanDay(posted.leavesAt);
      return { carrier: CARRIER, expectedFrom: addDeliveryDays(day, FIRST_DAY), expectedTo: addDeliveryDays(day, LAST_DAY) };
    },
    cancel: async (db, parcelId) => {
      await modeOf(db);
      const posted = await readPosted(db, parcelId);
      if (!posted || posted.cancelled) return true;
      if (posted.leavesAt <= clock.nowMs()) return false;
      await writePosted(db, parcelId, { ...posted, cancelled: true });
      return true;
    },
  };
}
