import * as v from "valibot";
import { defineCall } from "../call.ts";
import { uuid } from "../schemas/common.ts";

/** Whether this session's browser takes push messages, and what it takes to subscribe one. */
const pushState = v.object({
  /** VAPID, base64url: what `pushManager.subscribe` wants as `applicationServerKey`. */
  publicKey: v.string(),
  /** This session has a device. */
  on: v.boolean(),
  /** Devices of the fan, this one too. */
  devices: v.pipe(v.number(), v.integer()),
});
export type PushState = v.InferOutput<typeof pushState>;

/** What a browser gives (`PushSubscription.toJSON()`); no fan types it, so its rules have no words. Where endpoints may lie, the operator's settings say. */
const subscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.regex(/^https:\/\/[\x21-\x7e]+$/)),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  }),
  /** The session whose device this was. Given, it is taken over from there or not at all: nothing is turned on that has ended meanwhile. */
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
/** The consent `push` is given by it (L29). Twice is once; another endpoint takes the place of this session's. */
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
/** With the last device the consent ends as well. To end what is none is no fault. */
export const unsubscribePush = defineCall({
  id: "unsubscribePush",
  method: "DELETE",
  path: "/api/users/me/push",
  auth: "user",
  summary: "Ends push messages to this session's browser at once; the other devices keep theirs",
  payload: pushState,
  codes: [],
});
