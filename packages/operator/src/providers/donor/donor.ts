import { isoDate, PORTING_REASONS, type MnpType } from "@tribun/domain";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";

/** A number as its old provider is asked for it. */
export type PortRequest = {
  /** `<porting>:<try>`; the same id is one request, however often it is sent. */
  readonly requestId: string;
  /** E.164 */
  readonly msisdn: string;
  readonly donorId: string;
  readonly mnpType: MnpType;
  /** In whose name the contract there stands. */
  readonly holder: { readonly firstName: string; readonly lastName: string; readonly birthday: string };
  readonly customerNumber: string | undefined;
  /** Last day of the contract there, where the fan knows it. */
  readonly contractEnd: string | undefined;
  /** The earliest day we ask for, YYYY-MM-DD. */
  readonly earliest: string;
};

/** What a donor tells us. Ids are its own and stay the same when a message is sent again. */
export const donorMessage = v.variant("type", [
  v.object({
    id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
    type: v.literal("port.accepted"),
    data: v.object({ requestId: v.pipe(v.string(), v.maxLength(80)), date: isoDate }),
  }),
  v.object({
    id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
    type: v.literal("port.declined"),
    data: v.object({ requestId: v.pipe(v.string(), v.maxLength(80)), reason: v.picklist(PORTING_REASONS) }),
  }),
  v.object({
    id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
    type: v.literal("port.switched"),
    data: v.object({ requestId: v.pipe(v.string(), v.maxLength(80)) }),
  }),
]);
export type DonorMessage = v.InferOutput<typeof donorMessage>;

/**
 * The providers that numbers come from, reached through one clearing house. Answers arrive later, as signed messages
 * at POST /api/portings/donor-messages: accepted with a day, declined with a reason, and at last switched.
 */
export type DonorProvider = {
  readonly name: string;
  /** Asks for a number, in the transaction that records it. Rejects while the donor cannot be reached. */
  readonly requestPort: (db: Db, request: PortRequest) => Promise<void>;
  /** Takes a request back; asking twice takes it back once. */
  readonly cancel: (db: Db, requestId: string) => Promise<void>;
  /** True when the clearing house signed exactly these bytes. Takes the same time whatever is wrong. */
  readonly verify: (rawBody: string, signature: string | null) => boolean;
};

/** Header that carries the signature. */
export const DONOR_SIGNATURE_HEADER = "x-donor-signature";
