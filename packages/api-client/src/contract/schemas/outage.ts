import * as v from "valibot";
import { instant } from "./common.ts";

export const outageId = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(40));

/** Something in the network that does not work now: since when, where, in words, and until when, where that is known. */
export const outage = v.object({ id: outageId, since: instant, place: v.string(), expectedEnd: v.optional(instant) });
export type Outage = v.InferOutput<typeof outage>;

const words = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80));
/** An instant that every clock reads: the schema of one also takes an offset without minutes. */
const at = v.pipe(
  instant,
  v.check((given) => !Number.isNaN(Date.parse(given)), "invalid"),
);

/** What staff say of an outage, its place in both languages. One that is over is shown to nobody. */
export const outageInput = v.pipe(
  v.object({ since: at, place: v.object({ de: words, tr: words }), expectedEnd: v.optional(at), over: v.optional(v.boolean()) }),
  v.forward(
    v.partialCheck(
      [["since"], ["expectedEnd"]],
      ({ since, expectedEnd }) => expectedEnd === undefined || Date.parse(expectedEnd) > Date.parse(since),
      "invalid",
    ),
    ["expectedEnd"],
  ),
);
