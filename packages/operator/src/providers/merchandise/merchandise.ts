import type { Db } from "../../db/database.ts";
import type { Recipient } from "../recipient.ts";

/** A jersey that was paid, as whoever prints and packs it needs to know it. */
export type JerseyParcel = {
  /** Of the parcel; the same id is one parcel, however often it is asked for. */
  readonly parcelId: string;
  readonly teamId: number;
  /** Name of the club's app. */
  readonly club: string;
  /** The whole of it in German words, for the people who pack. */
  readonly what: string;
  /** Ids of the catalogue. */
  readonly planId: string;
  readonly model: string;
  readonly style: string;
  readonly size: string;
  readonly junior: boolean;
  readonly quantity: number;
  /** What goes on its back; nothing where both are absent. */
  readonly print: { readonly name?: string; readonly number?: number };
  readonly deliverTo: Recipient;
};

/** How a parcel travels, and the days on which it is expected; ISO days. */
export type Shipment = { readonly carrier: string; readonly expectedFrom: string; readonly expectedTo: string };

/** The dispatch partner: prints jerseys and sends them. */
export type MerchandiseProvider = {
  readonly name: string;
  /** Has a jersey printed and sent. Rejects while it was not taken over. */
  readonly send: (db: Db, parcel: JerseyParcel) => Promise<Shipment>;
  /**
   * Takes a parcel back that has not left; asking twice takes it back once.
   * @returns false where it is on its way; true also for one that the partner has never heard of
   */
  readonly cancel: (db: Db, parcelId: string) => Promise<boolean>;
};
