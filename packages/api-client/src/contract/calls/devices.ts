import * as v from "valibot";
import { defineCall } from "../call.ts";
import { id, instant, nothing } from "../schemas/common.ts";

/** A device where the fan is signed in, only as precise as the fan needs to recognise it: no address, no version. */
const device = v.object({
  id,
  browser: v.picklist(["chrome", "edge", "firefox", "safari", "samsung", "other"]),
  system: v.picklist(["android", "ios", "windows", "mac", "linux", "other"]),
  openedAt: instant,
  /** Time of its last token refresh. */
  seenAt: instant,
  current: v.boolean(),
});
export type Device = v.InferOutput<typeof device>;

export const devices = defineCall({
  id: "devices",
  method: "GET",
  path: "/api/auth/sessions",
  auth: "user",
  summary: "Where the fan is signed in: this device first, then the others, the last seen first",
  payload: v.array(device),
  codes: [],
});
/** Ending an ended session, or one of another fan, ends nothing and is not an error. */
export const endDevice = defineCall({
  id: "endDevice",
  method: "DELETE",
  path: "/api/auth/sessions/{id}",
  auth: "user",
  summary: "Signs the fan out on one device; its tokens are refused from then on",
  params: v.object({ id }),
  payload: nothing,
  codes: [],
});
