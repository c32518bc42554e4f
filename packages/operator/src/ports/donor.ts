import { isoDate, PORTING_REASONS, type MnpType } from "@tribun/domain";
import * as v from "valibot";
import type { Db } from "../db/database.ts";

/** The operator's request to a donor for a number. */
export type PortRequest = {
  /** `<porting>:<try>`; the same id is one request, even if it is sent again. */
  readonly requestId: string;
  /** E.164 */
  readonly msisdn: string;
  readonly donorId: string;
  readonly mnpType: MnpType;
  /** Holder of the contract at the donor. */
  readonly holder: { readonly firstName: string; readonly lastName: string; readonly birthday: string };
  readonly customerNumber: string | undefined;
  /** Last day of the contract at the donor, if the fan knows it. */
  readonly contractEnd: string | undefined;
  /** Earliest requested day, YYYY-MM-DD. */
  readonly earliest: string;
};

/** A donor's message. Ids come from the donor and stay the same when it sends a message again. */
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
 * The donors, reached through one clearing house. Answers arrive later as signed messages at POST /api/portings/donor-messages: accepted
 * with a day, declined with a reason, and finally switched.
 */
export type DonorProvider = {
  readonly name: string;
  /** Requests a number, in the transaction that records it. Rejects if the donor is unreachable. */
  readonly requestPort: (db: Db, request: PortRequest) => Promise<void>;
  /** Cancels a request; repeating it changes nothing. */
  readonly cancel: (db: Db, requestId: string) => Promise<void>;
  /** True if the clearing house signed exactly these bytes. Takes constant time. */
  readonly verify: (rawBody: string, signature: string | null) => boolean;
};

/** Header that carries the signature. */
export const DONOR_SIGNATURE_HEADER = "x-donor-signature";
