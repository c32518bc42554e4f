import * as v from "valibot";
import { defineCall } from "../call.ts";
import { uuid } from "../schemas/common.ts";

/** Whether this session's browser receives push messages, and the data it needs to subscribe. */
const pushState = v.object({
  /** VAPID public key in base64url, for `applicationServerKey` of `pushManager.subscribe`. */
  publicKey: v.string(),
  /** True if this session has a device. */
  on: v.boolean(),
  /** Number of the fan's devices, including this one. */
  devices: v.pipe(v.number(), v.integer()),
});
export type PushState = v.InferOutput<typeof pushState>;

/**
 * A browser's `PushSubscription.toJSON()`. Fans do not type it, so its rules have no texts. The operator's settings list the allowed hosts.
 */
const subscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.regex(/^https:\/\/[\x21-\x7e]+$/)),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  }),
  /**
   * Session that this device belonged to. If given, the operator moves the subscription from that session or does nothing, so an ended
   * subscription does not start again.
   */
  before: v.optional(uuid),
});

export type PushSubscriptionInput = v.InferInput<typeof subscription>;

export const push = defineCall({
  id: "push",
  method: "GET",
  path: "/api/users/me/push",
  auth: "user",
  summary: "Whether this session's browser takes push messages, and the key to subscribe with",
  payload: pushState,
  codes: [],
});
/** Subscribing gives the consent `push` (L29). Repeating it changes nothing; another endpoint replaces this session's. */
export const subscribePush = defineCall({
  id: "subscribePush",
  method: "PUT",
  path: "/api/users/me/push",
  auth: "user",
  limit: { max: 30, seconds: 3600, per: "user" },
  summary: "Has this session's browser take push messages, and notes the consent; of more than ten devices the oldest makes room",
  body: subscription,
  payload: pushState,
  codes: [],
});
/** Ending the last device withdraws the consent as well. Ending a missing subscription is not an error. */
export const unsubscribePush = defineCall({
  id: "unsubscribePush",
  method: "DELETE",
  path: "/api/users/me/push",
  auth: "user",
  summary: "Ends push messages to this session's browser at once; the other devices keep theirs",
  payload: pushState,
  codes: [],
});
