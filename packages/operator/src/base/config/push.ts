import { createECDH } from "node:crypto";
import * as v from "valibot";
import { list } from "./addresses.ts";

/** Access to the browsers' push services. */
export type PushAccess = {
  readonly provider: "sandbox" | "webpush";
  /** VAPID key (RFC 8292): a browser ties its subscription to the public key, so only the owner of the private key can send to it. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Contact address for push services: `mailto:` or `https:`. */
  readonly subject: string;
  /** Allowed hosts of subscriptions; `*.` stands for one or more labels. */
  readonly hosts: readonly string[];
};

// In order: Chrome and most others, Firefox, Safari, Edge on Windows.
const HOSTS = "fcm.googleapis.com,updates.push.services.mozilla.com,web.push.apple.com,*.notify.windows.com";

const HOST = /^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}$/;

/** Environment settings of push. */
export const pushSettings = {
  PUSH_PROVIDER: v.optional(v.picklist(["sandbox", "webpush"], "must be sandbox or webpush")),
  VAPID_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.regex(/^B[\w-]{86}$/, "must be 65 bytes in base64url"))),
  VAPID_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, "must be 32 bytes in base64url"))),
  VAPID_SUBJECT: v.optional(
    v.pipe(v.string(), v.regex(/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, "must begin with mailto: or https://")),
  ),
  PUSH_HOSTS: v.optional(
    v.pipe(
      list,
      v.minLength(1, "must name a host"),
      v.everyItem((host) => HOST.test(host), "must be hosts such as push.example or *.push.example"),
    ),
    HOSTS,
  ),
};
const settings = v.object(pushSettings);

/** A public key that everyone knows. The sandbox sends nothing, but browsers require a valid key. */
const SANDBOX_KEY = "BOeKPcKx4rRIkxmXfhFYHhQfBgHTyrGkuUUfOIb7bpWKwjYCbTIyb5XxP43RKAGqmbEvRJMPfBI_SNwf-VT8kiA";

/** Reads the push settings and adds what a live adapter lacks to `faults`, including a key pair whose halves do not match. */
export function readPush(given: v.InferOutput<typeof settings>, faults: string[]): PushAccess {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject, PUSH_HOSTS: hosts } = given;
  const provider = given.PUSH_PROVIDER ?? "sandbox";
  if (provider === "webpush") {
    for (const name of ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "VAPID_SUBJECT"] as const)
      if (!given[name]) faults.push(`${name} is missing (PUSH_PROVIDER is webpush)`);
    if (publicKey && privateKey && publicOf(privateKey) !== publicKey) faults.push("VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY");
  }
  return { provider, publicKey: publicKey ?? SANDBOX_KEY, privateKey: privateKey ?? "", subject: subject ?? "", hosts };
}

/** @returns undefined for bytes that are not a private key */
function publicOf(privateKey: string): string | undefined {
  try {
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(privateKey, "base64url");
    return pair.getPublicKey("base64url");
  } catch {
    return undefined;
  }
}
