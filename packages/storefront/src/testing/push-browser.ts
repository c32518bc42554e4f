import { vi } from "vitest";

type Browser = {
  /** The permission that the fan has given before. */
  readonly permission?: NotificationPermission;
  /** The fan's answer when the browser asks. */
  readonly says?: NotificationPermission;
  readonly subscribed?: boolean;
  /** True when the push service cannot be reached. */
  readonly broken?: boolean;
  /** True when an address cannot be given back either. */
  readonly stuck?: boolean;
};

const KEYS = { p256dh: `B${"A".repeat(86)}`, auth: "B".repeat(22) };
/** The address that it returns. */
export const ADDRESS = "https://updates.push.services.mozilla.com/wpush/v2/here";

/** A browser with a push service, which the test browser lacks. `vi.unstubAllGlobals` and `restoreAllMocks` undo it. */
export function stubPushBrowser({
  permission = "default",
  says = "granted",
  subscribed = false,
  broken = false,
  stuck = false,
}: Browser = {}) {
  const asked = vi.fn(async () => {
    notification.permission = says;
    return says;
  });
  const notification = { permission, requestPermission: asked };
  let address = ADDRESS;
  let current: object | null = null;
  const subscription = () => ({
    endpoint: address,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: address, keys: KEYS }),
    unsubscribe: async () => {
      if (stuck) throw new DOMException("Unsubscription failed - push service error", "AbortError");
      current = null;
      return true;
    },
  });
  if (subscribed) current = subscription();
  const closed = vi.fn();
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async () => {
      if (broken) throw new DOMException("Registration failed - push service error", "AbortError");
      return (current = subscription());
    },
  };
  const registration = { pushManager, getNotifications: async () => [{ close: closed }] };
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("PushManager", function PushManager() {});
  vi.spyOn(navigator.serviceWorker, "getRegistration").mockImplementation(async () => registration as never);
  vi.spyOn(navigator.serviceWorker, "register").mockImplementation(async () => registration as never);
  vi.spyOn(navigator.serviceWorker, "ready", "get").mockImplementation(() => Promise.resolve(registration as never));
  return {
    asked,
    /** Called for each message that is closed; one is shown. */
    closed,
    isSubscribed: () => current !== null,
    /** The browser changes its address. */
    moves: (to: string) => {
      address = to;
      current = subscription();
    },
  };
}
