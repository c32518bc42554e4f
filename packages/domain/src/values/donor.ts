/** Id for every provider that is not listed; the last entry of the operator's list. */
export const OTHER_DONOR = "other";

/** A provider that numbers are ported from, by its id at the operator. */
export type Donor = { readonly id: string; readonly name: string };
