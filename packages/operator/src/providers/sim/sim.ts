import type { SimType, AllowanceKind, AllowanceZone } from "@tribun/domain";
import type { Db } from "../../db/database.ts";
import type { Recipient } from "../recipient.ts";

export type SimRequest = {
  /** Of the order or the replacement; the same id always gets the same SIM. */
  readonly orderId: string;
  readonly msisdn: string;
  /** ISO day */ readonly today: string;
} & (
  | {
      readonly type: "esim";
      /** The device it is bound to; any device without one. */
      readonly eid?: string;
    }
  | {
      readonly type: "physical";
      /** Whom the card is posted to. */
      readonly deliverTo: Recipient;
    }
  | {
      readonly type: "physical";
      /** The card from a shop that the fan holds: none is posted. */
      readonly iccid: string;
    }
);

export type ProvisionedSim =
  | { readonly type: "esim"; readonly iccid: string; readonly smdpAddress: string; readonly matchingId: string }
  | {
      readonly type: "physical";
      readonly iccid: string;
      /** Absent for a card that the fan holds already. */
      readonly parcel?: { readonly carrier: string; readonly expectedFrom: string; readonly expectedTo: string };
    };

/** An order to the platform about one SIM; the same `requestId` is carried out once. */
export type SimAction = { readonly requestId: string; readonly iccid: string };

/** What the network lets a line do; always the whole picture, so that the last one sent is the truth. */
export type LineProfile = {
  readonly requestId: string;
  readonly msisdn: string;
  /** Absent for full speed. */
  readonly dataKbps?: number;
  readonly premiumBlocked: boolean;
  readonly thirdPartyBlocked: boolean;
  /** Data outside the EU that no pack covers: blocked by its fan, or while the cost cap is reached (Reg. (EU) 2022/612 art. 14). */
  readonly roamingDataBlocked: boolean;
  /** Blocks for arrears (§ 61(5) TKG): all outgoing use, and a week later incoming calls. 112 and 110 always go through. */
  readonly outgoingBlocked: boolean;
  readonly incomingBlocked: boolean;
};

/** The PIN that a SIM left the shop with, which its fan may have changed since in the phone, and the PUK that sets a new one after three wrong ones. */
export type SimCodes = { readonly pin: string; readonly puk: string };

/** What the platform knows of a card or profile; undefined where it has never heard of it. */
export type SimLookup = { readonly type: SimType; readonly state: "stock" | "assigned" | "retired" } | undefined;

/** One thing that was used, as the network rated it. */
export type NetworkUsage = {
  /** The network's; the same one is counted once. */
  readonly id: string;
  readonly msisdn: string;
  readonly kind: AllowanceKind;
  readonly zone: AllowanceZone;
  /** GB, minutes or messages. */
  readonly amount: number;
  /** Cost of data roaming outside the EU, gross cents. */
  readonly roamingCents?: number | undefined;
  /** Price of anything else that the tariff does not cover, gross cents. */
  readonly chargedCents?: number | undefined;
  /**
   * Who was called or written to, as E.164 or a short number. Absent for data, for free emergency numbers and for the helplines
   * on the regulator's list, which no itemised bill may show (§ 11(5) TDDDG).
   */
  readonly destination?: string | undefined;
  /** When it was used; records of foreign networks come days later. */
  readonly at: Date;
};

/** What was used since a mark, complete up to `asOf`. */
export type UsagePage = {
  readonly records: readonly NetworkUsage[];
  readonly cursor: string;
  readonly asOf: Date;
  /** True where there is another page behind this one. */
  readonly more: boolean;
};

/**
 * The SIM platform: makes SIM cards and eSIM profiles and tells the network what they may do. Every method may be repeated
 * with the same ids at no cost. It rejects with `SimPending` while the platform is still at it, and with any other error
 * when it failed; both are tried again by the outbox.
 */
export type SimProvider = {
  readonly name: string;
  readonly provision: (db: Db, request: SimRequest) => Promise<ProvisionedSim>;
  /** Nobody gets into the network with it any more, except for emergency calls. */
  readonly block: (db: Db, action: SimAction) => Promise<void>;
  readonly unblock: (db: Db, action: SimAction) => Promise<void>;
  /** The number moves from the old SIM to the new one; the old one is void. */
  readonly replace: (db: Db, action: SimAction & { readonly newIccid: string; readonly msisdn: string }) => Promise<void>;
  /** The SIM carries this number from now on, and no longer the one it was made with. */
  readonly setNumber: (db: Db, action: SimAction & { readonly msisdn: string }) => Promise<void>;
  /** The codes a SIM was made with. */
  readonly codes: (db: Db, iccid: string) => Promise<SimCodes>;
  readonly lookUp: (db: Db, iccid: string) => Promise<SimLookup>;
  /** True when profiles can be sent to the device with this EID. */
  readonly checkEid: (db: Db, eid: string) => Promise<boolean>;
  /** When a profile was loaded onto a device; undefined while it was not. */
  readonly downloadedAt: (db: Db, iccid: string) => Promise<Date | undefined>;
  readonly configure: (db: Db, profile: LineProfile) => Promise<void>;
  /** What was used after a mark of the network's own; everything it still has without one. */
  readonly usage: (db: Db, cursor: string | undefined) => Promise<UsagePage>;
};

/** The platform took the request over and has not finished. */
export class SimPending extends Error {
  override readonly name = "SimPending";
  constructor(requestId: string) {
    super(`the SIM platform is still working on ${requestId}`);
  }
}
