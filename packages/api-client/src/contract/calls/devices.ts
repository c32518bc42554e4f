import * as v from "valibot";
import { defineCall } from "../call.ts";
import { id, instant, nothing } from "../schemas/common.ts";

/** Where a fan is signed in, as coarse as it is recognised by its owner; no address and no version. */
const device = v.object({
  id,
  browser: v.picklist(["chrome", "edge", "firefox", "safari", "samsung", "other"]),
  system: v.picklist(["android", "ios", "windows", "mac", "linux", "other"]),
  openedAt: instant,
  /** When it last asked for a new pair of tokens. */
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
/** To end what has ended, or what is somebody else's, ends nothing and is no fault. */
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
