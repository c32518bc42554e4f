import { PUSH_KEY } from "../../hydration/hand-over.ts";
import type { WorkerScope } from "./worker-scope.ts";

/** The app's own icon, beside the words. */
const ICON = "/icon-192.png";

type Note = { readonly title: string; readonly body: string; readonly link: string; readonly tag: string; readonly badge: boolean };

/** By hand: the worker carries no schema library. What does not fit is not ours to show. */
function noteOf(data: unknown): Note | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { title, body, link, tag, badge }: Partial<Record<keyof Note, unknown>> = data;
  // A path of the club and nothing else, so that a press leads nowhere but home.
  if (typeof title !== "string" || typeof body !== "string" || typeof link !== "string" || !/^\/(?!\/)/.test(link)) return undefined;
  return { title, body, link, tag: typeof tag === "string" ? tag : link, badge: badge === true };
}

/** Start page and dashboard are only looked at. */
const isLookedAt = ({ url }: { readonly url: string }): boolean => /^\/(dashboard)?$/.test(new URL(url).pathname);

/**
 * Shows what the operator pushes, opens its page on a press, and gets a new address where the browser has dropped the old one. The
 * worker knows no fan and holds no token: the operator is told of a new address by the next page that does.
 */
export function listenForPush(scope: WorkerScope): void {
  const windows = () => scope.clients.matchAll({ type: "window", includeUncontrolled: true });

  const show = async (note: Note) => {
    const { title, body, link, tag } = note;
    if (note.badge) await scope.navigator.setAppBadge?.().catch(() => undefined);
    await scope.registration.showNotification(title, { body, tag, icon: ICON, data: link });
  };

  const open = async (link: string) => {
    const address = new URL(link, scope.location.origin).href;
    const tabs = await windows();
    const there = tabs.find(({ url }) => url === address);
    if (there) return void (await there.focus());
    // Elsewhere something may be paid, or written and lost, in the account as well.
    const tab = tabs.find(isLookedAt);
    try {
      // A tab that another build watches over, or none, cannot be led.
      if (tab) return void (await (await tab.navigate(address))?.focus());
    } catch {
      // A window of its own instead.
    }
    await scope.clients.openWindow(address);
  };

  const renew = async (before: PushSubscription | null | undefined) => {
    const applicationServerKey = before?.options.applicationServerKey;
    if (applicationServerKey) await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's client is no window: its second argument is what is handed over
    for (const tab of await windows()) tab.postMessage(PUSH_KEY);
  };

  scope.addEventListener("push", (event) => {
    let note: Note | undefined;
    try {
      note = noteOf(event.data?.json());
    } catch {
      // No JSON: not from the operator.
    }
    if (note) event.waitUntil(show(note));
  });
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const link: unknown = event.notification.data;
    event.waitUntil(open(typeof link === "string" ? link : "/dashboard"));
  });
  scope.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.oldSubscription).catch(() => undefined)));
}
