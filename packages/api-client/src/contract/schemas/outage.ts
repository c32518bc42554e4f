import * as v from "valibot";
import { instant } from "./common.ts";

export const outageId = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(40));

/** A current network outage: its start, its place in words, and its expected end if known. */
export const outage = v.object({ id: outageId, since: instant, place: v.string(), expectedEnd: v.optional(instant) });
export type Outage = v.InferOutput<typeof outage>;

const words = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80));
/** An instant that `Date.parse` reads; the `instant` schema also accepts an offset without minutes. */
const at = v.pipe(
  instant,
  v.check((given) => !Number.isNaN(Date.parse(given)), "invalid"),
);

/** Outage data from staff, with its place in both languages. Fans do not see an outage that is over. */
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
