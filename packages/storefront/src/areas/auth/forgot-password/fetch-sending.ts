import { later } from "@tribun/forms";

/** Comes with the first key; nobody gets beyond the phone without it. */
export const sending = later(() => import("./sending.ts"));
