import type { SimType, AllowanceKind, AllowanceZone } from "@tribun/domain";
import type { Db } from "../db/database.ts";
import type { Recipient } from "../base/recipient.ts";

export type SimRequest = {
  /** Id of the order or the replacement; the same id always gets the same SIM. */
  readonly orderId: string;
  readonly msisdn: string;
  /** ISO day */ readonly today: string;
} & (
  | {
      readonly type: "esim";
      /** The device it is bound to; without it, any device. */
      readonly eid?: string;
    }
  | {
      readonly type: "physical";
      /** Recipient of the posted card. */
      readonly deliverTo: Recipient;
    }
  | {
      readonly type: "physical";
      /** The card from a shop that the fan has: no card is posted. */
      readonly iccid: string;
    }
);

export type ProvisionedSim =
  | { readonly type: "esim"; readonly iccid: string; readonly smdpAddress: string; readonly matchingId: string }
  | {
      readonly type: "physical";
      readonly iccid: string;
      /** Absent for a card that the fan already has. */
      readonly parcel?: { readonly carrier: string; readonly expectedFrom: string; readonly expectedTo: string };
    };

/** A change of one SIM; the same `requestId` is carried out once. */
export type SimAction = { readonly requestId: string; readonly iccid: string };

/** A line's permissions in the network; always complete, so that the last one sent applies. */
export type LineProfile = {
  readonly requestId: string;
  readonly msisdn: string;
  /** Absent for full speed. */
  readonly dataKbps?: number;
  readonly premiumBlocked: boolean;
  readonly thirdPartyBlocked: boolean;
  /** Data outside the EU without a pack: blocked by the fan, or while the cost cap is reached (Reg. (EU) 2022/612 art. 14). */
  readonly roamingDataBlocked: boolean;
  /** Blocks for arrears (§ 61(5) TKG): all outgoing use, and a week later incoming calls. 112 and 110 always work. */
  readonly outgoingBlocked: boolean;
  readonly incomingBlocked: boolean;
};

/** The SIM's original PIN, which the fan may have changed in the phone, and the PUK that sets a new PIN after three wrong attempts. */
export type SimCodes = { readonly pin: string; readonly puk: string };

/** The platform's data of a card or profile; undefined for an unknown one. */
export type SimLookup = { readonly type: SimType; readonly state: "stock" | "assigned" | "retired" } | undefined;

/** One use of the network, with its price. */
export type NetworkUsage = {
  /** The network's id; each is counted once. */
  readonly id: string;
  readonly msisdn: string;
  readonly kind: AllowanceKind;
  readonly zone: AllowanceZone;
  /** GB, minutes or messages. */
  readonly amount: number;
  /** Cost of data roaming outside the EU, in gross cents. */
  readonly roamingCents?: number | undefined;
  /** Price of other use that the tariff does not cover, in gross cents. */
  readonly chargedCents?: number | undefined;
  /**
   * The called or texted number, as E.164 or a short number. Absent for data, for free emergency numbers and for the helplines on the
   * regulator's list, which no itemised bill may show (§ 11(5) TDDDG).
   */
  readonly destination?: string | undefined;
  /** Time of use; records of foreign networks come days later. */
  readonly at: Date;
};

/** Usage after a cursor, complete up to `asOf`. */
export type UsagePage = {
  readonly records: readonly NetworkUsage[];
  readonly cursor: string;
  readonly asOf: Date;
  /** True if another page follows. */
  readonly more: boolean;
};

/**
 * The SIM platform: creates SIM cards and eSIM profiles and sets their permissions in the network. Every method may be repeated with the
 * same ids. It rejects with `SimPending` while the platform is still working, and with any other error when it failed; the outbox retries
 * both.
 */
export type SimProvider = {
  readonly name: string;
  readonly provision: (db: Db, request: SimRequest) => Promise<ProvisionedSim>;
  /** Blocks the SIM in the network, except for emergency calls. */
  readonly block: (db: Db, action: SimAction) => Promise<void>;
  readonly unblock: (db: Db, action: SimAction) => Promise<void>;
  /** Moves the number from the old SIM to the new one; the old SIM becomes void. */
  readonly replace: (db: Db, action: SimAction & { readonly newIccid: string; readonly msisdn: string }) => Promise<void>;
  /** Replaces the SIM's number by this one. */
  readonly setNumber: (db: Db, action: SimAction & { readonly msisdn: string }) => Promise<void>;
  /** Returns the SIM's original codes. */
  readonly codes: (db: Db, iccid: string) => Promise<SimCodes>;
  readonly lookUp: (db: Db, iccid: string) => Promise<SimLookup>;
  /** True if the platform can send profiles to the device with this EID. */
  readonly checkEid: (db: Db, eid: string) => Promise<boolean>;
  /** Returns the time at which a device loaded the profile; undefined before. */
  readonly downloadedAt: (db: Db, iccid: string) => Promise<Date | undefined>;
  readonly configure: (db: Db, profile: LineProfile) => Promise<void>;
  /** Returns the usage after the network's cursor; without one, everything it still has. */
  readonly usage: (db: Db, cursor: string | undefined) => Promise<UsagePage>;
};

/** The platform accepted the request and has not finished. */
export class SimPending extends Error {
  override readonly name = "SimPending";
  constructor(requestId: string) {
    super(`the SIM platform is still working on ${requestId}`);
  }
}
