import { createHash } from "node:crypto";
import { addDeliveryDays, isEid, isIccid, makeIccid } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Clock } from "../../base/clock.ts";
import type { Db } from "../../db/database.ts";
import { sims } from "../../db/schema/lines.ts";
import { readParty } from "../parties.ts";
import { writePosted } from "../posted.ts";
import { readDownload, writeNumber, writeProfile } from "./sim-settings.ts";
import { SimPending, type SimProvider } from "../../ports/sim.ts";

const SMDP = "smdp.example.com";
const CARRIER = "Deutsche Post";
const MATCHING = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
/** Duration of a request in slow mode. */
const SLOW_MS = 20_000;
/** Cards of the placeholder issuer 99 in shops: account numbers from here on, such as `8949990000190700015` of the seed data. */
const STOCK = /^8949990000190700/;

/**
 * A SIM platform of the placeholder issuer 99: it derives its data from the order's id. The console can make it slow (`SimPending`, then
 * done) or let it fail.
 */
export function sandboxSim(clock: Clock): SimProvider {
  // Time of each request's first call. In memory, because a job that is rolled back loses everything it wrote.
  const asked = new Map<string, number>();
  const work = async (db: Db, requestId: string) => {
    const mode = await readParty(db, "sim");
    if (mode === "fail") throw new Error("the sandbox's SIM platform was told to fail");
    if (mode === "normal") return;
    const now = clock.nowMs();
    if (now - (asked.get(requestId) ?? now) < SLOW_MS) {
      asked.set(requestId, asked.get(requestId) ?? now);
      throw new SimPending(requestId);
    }
    asked.delete(requestId);
  };
  const act = (db: Db, { requestId }: { readonly requestId: string }) => work(db, requestId);
  return {
    name: "sandbox",
    provision: async (db, request) => {
      const { orderId, today } = request;
      await work(db, orderId);
      // The card was checked before the order was accepted.
      if ("iccid" in request) return { type: request.type, iccid: request.iccid };
      const bytes = createHash("sha256").update(orderId).digest();
      const iccid = makeIccid(bytes.readUIntBE(0, 6) % 1_000_000_000_000);
      if (request.type === "physical") {
        const now = clock.nowMs();
        await writePosted(db, orderId, { what: `SIM card ${iccid}`, recipient: request.deliverTo, at: now, leavesAt: now });
        return {
          type: request.type,
          iccid,
          parcel: { carrier: CARRIER, expectedFrom: addDeliveryDays(today, 2), expectedTo: addDeliveryDays(today, 3) },
        };
      }
      const letters = [...bytes.subarray(8, 24)].map((byte) => MATCHING[byte % MATCHING.length] ?? "A").join("");
      return { type: request.type, iccid, smdpAddress: SMDP, matchingId: (letters.match(/.{4}/g) ?? []).join("-") };
    },
    block: act,
    unblock: act,
    replace: async (db, { requestId, newIccid, msisdn }) => {
      await work(db, requestId);
      await writeNumber(db, newIccid, msisdn);
    },
    setNumber: async (db, { requestId, iccid, msisdn }) => {
      await work(db, requestId);
      await writeNumber(db, iccid, msisdn);
    },
    codes: async (db, iccid) => {
      await work(db, `codes-${iccid}`);
      return { pin: codeOf(iccid, "pin", 4), puk: codeOf(iccid, "puk", 8) };
    },
    lookUp: async (db, iccid) => {
      await work(db, `lookup-${iccid}`);
      const [known] = await db.select({ type: sims.type, state: sims.state }).from(sims).where(eq(sims.iccid, iccid));
      if (known) return { type: known.type, state: known.state === "replaced" || known.state === "ended" ? "retired" : "assigned" };
      return STOCK.test(iccid) && isIccid(iccid) ? { type: "physical", state: "stock" } : undefined;
    },
    checkEid: async (_db, eid) => isEid(eid),
    downloadedAt: (db, iccid) => readDownload(db, iccid),
    // Empty, because usage that a tester adds in the console is counted at once.
    usage: async (db) => {
      await work(db, "usage");
      return { records: [], cursor: "sandbox", asOf: clock.now(), more: false };
    },
    configure: async (db, profile) => {
      await work(db, profile.requestId);
      await writeProfile(db, profile.msisdn, profile);
    },
  };
}

/** Derives a fixed numeric code from a card. */
function codeOf(iccid: string, name: string, digits: number): string {
  const number = createHash("sha256").update(`${name} ${iccid}`).digest().readUInt32BE(0) % 10 ** digits;
  return String(number).padStart(digits, "0");
}
