import type { Db } from "../db/database.ts";
import type { Recipient } from "../base/recipient.ts";

/** A paid jersey with the data for printing and packing. */
export type JerseyParcel = {
  /** Id of the parcel; the same id is one parcel, even if requested again. */
  readonly parcelId: string;
  readonly teamId: number;
  /** Name of the club's app. */
  readonly club: string;
  /** Complete description in German, for the staff who pack. */
  readonly what: string;
  /** Ids of the catalogue. */
  readonly planId: string;
  readonly model: string;
  readonly style: string;
  readonly size: string;
  readonly junior: boolean;
  readonly quantity: number;
  /** Print on the back; none if both are absent. */
  readonly print: { readonly name?: string; readonly number?: number };
  readonly deliverTo: Recipient;
};

/** Carrier of a parcel and its expected days, ISO. */
export type Shipment = { readonly carrier: string; readonly expectedFrom: string; readonly expectedTo: string };

/** The dispatch partner, which prints and sends jerseys. */
export type MerchandiseProvider = {
  readonly name: string;
  /** Orders the printing and sending of a jersey. Rejects if the partner did not accept it. */
  readonly send: (db: Db, parcel: JerseyParcel) => Promise<Shipment>;
  /**
   * Cancels a parcel that has not been sent; repeating it changes nothing.
   * @returns false if the parcel is on its way; true also for one that the partner does not know
   */
  readonly cancel: (db: Db, parcelId: string) => Promise<boolean>;
};
