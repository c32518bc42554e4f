import { city, houseNumber, isoDate, line, machineText, postalCode, readableText, street } from "@tribun/domain";
import * as v from "valibot";
import { uuid } from "./common.ts";
import { SHOP_SERVICES } from "./fan-service.ts";

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** A shop as the operator's internal API receives it. */
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

/** Report of the warehouse or the carrier about returned goods. */
export const returnReport = v.object({
  evidence: v.picklist(["arrived", "dispatched"]),
  /** The warehouse's entry or the carrier's parcel number, as proof for the books. */
  reference: v.pipe(v.string(), v.transform(readableText), v.regex(/^[\w./:-]{1,60}$/)),
});
export type ReturnReport = v.InferOutput<typeof returnReport>;

const told = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1500));

/**
 * Staff's announcement of a change to running contracts. Orders fix the prices, so a change concerns terms or services and consists of
 * words; the operator refuses a price and every unknown field.
 */
export const contractChangeInput = v.strictObject({
  /** German day from whose beginning the change applies. */
  effectiveOn: isoDate,
  /** Only running contracts of this tariff; without it, those of all tariffs. */
  tariffId: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))),
  /** The change and the state before it, as the fan reads them. */
  text: v.strictObject({ de: told, tr: told }),
});

/** An announced change and the number of lines informed about it. */
export const announcedChange = v.object({ id: uuid, lines: v.number() });
