import { later } from "@tribun/forms";

/** Fetched with the first key press; required for every step after the phone. */
export const sending = later(() => import("./sending.ts"));
