import { city, houseNumber, isoDate, line, machineText, postalCode, readableText, street } from "@tribun/domain";
import * as v from "valibot";
import { uuid } from "./common.ts";
import { SHOP_SERVICES } from "./fan-service.ts";

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** A shop as the directory of shops is told. */
export const distributorInput = v.object({
  name: line("name.required", 120),
  street,
  houseNumber,
  postalCode,
  city,
  phone: v.pipe(v.string(), v.transform(machineText), v.regex(/^\+49\d{5,13}$/)),
  hours: v.pipe(v.array(v.object({ day: whole(1, 7), from: time, to: time })), v.maxLength(14)),
  services: v.pipe(v.array(v.picklist(SHOP_SERVICES)), v.maxLength(SHOP_SERVICES.length)),
});
export type DistributorInput = v.InferOutput<typeof distributorInput>;

export const device = v.object({ tac: v.string(), name: v.string(), esim: v.boolean(), fiveG: v.boolean(), volte: v.boolean() });

/** What the warehouse or the carrier says about goods on their way back. */
export const returnReport = v.object({
  evidence: v.picklist(["arrived", "dispatched"]),
  /** The warehouse's entry or the carrier's parcel number: the proof for the books. */
  reference: v.pipe(v.string(), v.transform(readableText), v.regex(/^[\w./:-]{1,60}$/)),
});
export type ReturnReport = v.InferOutput<typeof returnReport>;

const told = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1500));

/**
 * What staff announce of a change to running contracts. Their prices stay those of their orders, so it is one of terms or services and told
 * in words; a price, or anything else that is not named here, is refused.
 */
export const contractChangeInput = v.strictObject({
  /** The German day from whose beginning it holds. */
  effectiveOn: isoDate,
  /** Running contracts of this tariff only; of all tariffs without one. */
  tariffId: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))),
  /** What changes and how it was, as the fan reads it. */
  text: v.strictObject({ de: told, tr: told }),
});

/** A change that was announced, and how many lines are told of it. */
export const announcedChange = v.object({ id: uuid, lines: v.number() });
