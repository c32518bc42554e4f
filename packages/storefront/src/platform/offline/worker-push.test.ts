import { beforeEach, expect, test, vi } from "vitest";
import { PUSH_KEY } from "../../hydration/hand-over.ts";
import type { WorkerClient } from "./worker-scope.ts";
import { listenForPush } from "./worker-push.ts";

const ORIGIN = "https://club.example";
const listeners = new Map<string, (event: unknown) => void>();
const showNotification = vi.fn(async () => undefined);
const subscribe = vi.fn(async () => ({}));
const setAppBadge = vi.fn(async () => undefined);
const openWindow = vi.fn(async () => null);
let tabs: WorkerClient[] = [];

const tab = (path: string, led = true) => ({
  url: ORIGIN + path,
  focus: vi.fn(async () => tab(path)),
  navigate: vi.fn(async (url: string) => {
    if (!led) throw new TypeError("not controlled");
    return tab(new URL(url).pathname);
  }),
  postMessage: vi.fn(),
});

/** Fires an event and waits for the work that it starts. */
async function fire(type: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => void works.push(work) });
  await Promise.all(works);
}
const pushed = (data: unknown) => fire("push", { data: { json: () => data } });
const close = vi.fn();
const pressed = (link: unknown) => fire("notificationclick", { notification: { close, data: link } });
const NOTE = { title: "Der Tag steht fest", body: "Wir wissen es jetzt.", link: "/dashboard", tag: "porting", badge: false };

beforeEach(() => {
  vi.clearAllMocks();
  tabs = [];
  const scope = {
    location: { origin: ORIGIN },
    navigator: { setAppBadge },
    registration: { showNotification, pushManager: { subscribe } },
    clients: { claim: async () => undefined, matchAll: async () => tabs, openWindow },
    addEventListener: (type: string, listener: (event: unknown) => void) => void listeners.set(type, listener),
  };
  listenForPush(scope as never);
});

test("a message is shown with its tag, and a new bill marks the icon", async () => {
  await pushed(NOTE);
  expect(showNotification).toHaveBeenCalledWith(NOTE.title, { body: NOTE.body, tag: "porting", icon: "/icon-192.png", data: "/dashboard" });
  expect(setAppBadge).not.toHaveBeenCalled();
  await pushed({ ...NOTE, badge: true });
  expect(setAppBadge).toHaveBeenCalledOnce();
});

test.each([undefined, "text", { title: "x" }, { ...NOTE, link: "https://evil.example" }, { ...NOTE, link: "//evil.example" }])(
  "what is not the operator's is not shown",
  async (data) => {
    await pushed(data);
    expect(showNotification).not.toHaveBeenCalled();
  },
);

test("no JSON, or nothing at all, throws nothing", async () => {
  await fire("push", { data: null });
  await fire("push", { data: { json: () => JSON.parse("<") } });
  expect(showNotification).not.toHaveBeenCalled();
});

test("a press opens the page: in the tab that shows it, else in an open tab of the club, else in a new one", async () => {
  const [bills, home] = [tab("/dashboard/bills"), tab("/")];
  tabs = [home, bills];
  await pressed("/dashboard/bills");
  expect(bills.focus).toHaveBeenCalledOnce();
  expect(home.navigate).not.toHaveBeenCalled();
  tabs = [home];
  await pressed("/dashboard/bills");
  expect(home.navigate).toHaveBeenCalledWith(`${ORIGIN}/dashboard/bills`);
  tabs = [tab("/", false)];
  await pressed("/dashboard/bills");
  tabs = [];
  await pressed("/dashboard/bills");
  expect(openWindow.mock.calls).toEqual([[`${ORIGIN}/dashboard/bills`], [`${ORIGIN}/dashboard/bills`]]);
  expect(close).toHaveBeenCalledTimes(4);
});

test.each(["/c/pay_1", "/support", "/order/data", "/auth/register", "/dashboards", "/fan/games/penalty", "/dashboard/account/profile"])(
  "nobody is led away from %s, where something may be paid, played or written",
  async (path) => {
    const busy = tab(path);
    tabs = [busy];
    await pressed("/dashboard");
    expect(busy.navigate).not.toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledOnce();
  },
);

test("a page that is only looked at is led, and none of the account, where a form may be open", async () => {
  const [writing, profile, look] = [tab("/support"), tab("/dashboard/account/profile"), tab("/dashboard")];
  tabs = [writing, profile, look];
  await pressed("/dashboard/bills");
  expect(look.navigate).toHaveBeenCalledWith(`${ORIGIN}/dashboard/bills`);
  tabs = [writing, profile];
  await pressed("/dashboard/bills");
  for (const busy of [profile, writing]) expect(busy.navigate).not.toHaveBeenCalled();
  expect(openWindow).toHaveBeenCalledOnce();
});

test("a dropped address is replaced with the same key, and open pages are told", async () => {
  const open = tab("/dashboard");
  tabs = [open];
  const applicationServerKey = new ArrayBuffer(65);
  await fire("pushsubscriptionchange", { oldSubscription: { options: { applicationServerKey } } });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey });
  expect(open.postMessage).toHaveBeenCalledWith(PUSH_KEY);
  await fire("pushsubscriptionchange", {});
  expect(subscribe).toHaveBeenCalledOnce();
});
