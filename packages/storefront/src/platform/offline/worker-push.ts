import { PUSH_KEY } from "../../hydration/hand-over.ts";
import type { WorkerScope } from "./worker-scope.ts";

/** The app's own icon, beside the text. */
const ICON = "/icon-192.png";

type Note = { readonly title: string; readonly body: string; readonly link: string; readonly tag: string; readonly badge: boolean };

/** Checked by hand, because the worker has no schema library. Undefined for a message that does not fit. */
function noteOf(data: unknown): Note | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { title, body, link, tag, badge }: Partial<Record<keyof Note, unknown>> = data;
  // Only a path of the club, so that a press never leads to another site.
  if (typeof title !== "string" || typeof body !== "string" || typeof link !== "string" || !/^\/(?!\/)/.test(link)) return undefined;
  return { title, body, link, tag: typeof tag === "string" ? tag : link, badge: badge === true };
}

/** True for the front page and the dashboard, where the fan only reads. */
const isLookedAt = ({ url }: { readonly url: string }): boolean => /^\/(dashboard)?$/.test(new URL(url).pathname);

/**
 * Shows the operator's push messages, opens their page on a press, and gets a new address when the browser has dropped the old one. The
 * worker knows no fan and has no token, so the next page that has one reports the new address to the operator.
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
    // On other pages, also of the account, the fan may be paying or typing.
    const tab = tabs.find(isLookedAt);
    try {
      // `navigate` rejects for a tab that another worker controls, or none.
      if (tab) return void (await (await tab.navigate(address))?.focus());
    } catch {
      // Opens a window instead.
    }
    await scope.clients.openWindow(address);
  };

  const renew = async (before: PushSubscription | null | undefined) => {
    const applicationServerKey = before?.options.applicationServerKey;
    if (applicationServerKey) await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client's second argument is what to transfer
    for (const tab of await windows()) tab.postMessage(PUSH_KEY);
  };

  scope.addEventListener("push", (event) => {
    let note: Note | undefined;
    try {
      note = noteOf(event.data?.json());
    } catch {
      // Not JSON, so not from the operator.
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
