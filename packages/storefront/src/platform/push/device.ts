import { workerAddress } from "../../hydration/trusted.ts";
import type { PushSubscriptionInput } from "@tribun/api-client/contract";

/** What this browser can do about messages; `free` and `taking` say whether it has an address for them. */
export type DeviceState = "unsupported" | "needsInstall" | "blocked" | "free" | "taking";

const ios = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);
const installed = () => matchMedia("(display-mode: standalone)").matches;
const can = () =>
  import.meta.env.OFFLINE !== "off" && "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Checks without asking the fan. Safari on a phone receives messages only for installed apps (since 16.4). */
export async function readDevice(): Promise<DeviceState> {
  if (ios() && !installed()) return "needsInstall";
  if (!can()) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return Notification.permission === "granted" && (await findAddress()) ? "taking" : "free";
}

/** The browser's current push address; undefined when there is none. */
export async function findAddress(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/**
 * Asks the fan in the browser's own dialog, and gets an address for messages. Call it only on a press of the fan, with nothing awaited
 * before it.
 * @param publicKey the operator's, base64url
 * @returns what the operator needs; undefined when the fan has refused, now or before
 * @throws when the browser reaches no push service
 */
export async function askForAddress(publicKey: string): Promise<PushSubscriptionInput | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  return takeAddress(publicKey);
}

/** The same when the fan has agreed before. */
export async function takeAddress(publicKey: string): Promise<PushSubscriptionInput> {
  await navigator.serviceWorker.register(workerAddress(), { updateViaCache: "none" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = bytesOf(publicKey);
  const before = await pushManager.getSubscription();
  // An address for another key, as after a change of key, is useless and blocks a new one.
  if (before && !isFor(before, key)) await before.unsubscribe();
  const { endpoint = "", keys = {} } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  return { endpoint, keys: { p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" } };
}

/** Gives the address back: the push service then refuses further messages. */
export async function giveAddressBack(): Promise<void> {
  if (can()) await (await findAddress())?.unsubscribe();
}

function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const other = options?.applicationServerKey;
  if (!other) return true;
  const bytes = new Uint8Array(other);
  return bytes.length === key.length && bytes.every((byte, at) => byte === key[at]);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.codePointAt(0) ?? 0);
}
