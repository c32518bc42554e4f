import { expect, type Page } from "@playwright/test";

/**
 * Replaces the browser's push service, which a test does not have. It has one subscription, and stores in localStorage whether it is
 * active.
 */
export function standInForPushService(address: string): void {
  const keys = { p256dh: `B${"A".repeat(86)}`, auth: "B".repeat(22) };
  const subscription = {
    endpoint: address,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: address, keys }),
    unsubscribe: async () => localStorage.removeItem("test.push"),
  };
  Object.defineProperty(Notification, "permission", { get: () => localStorage.getItem("test.asked") ?? "default" });
  Notification.requestPermission = async () => {
    localStorage.setItem("test.asked", "granted");
    return "granted";
  };
  const { prototype } = PushManager;
  Object.assign(prototype, {
    subscribe: async () => {
      localStorage.setItem("test.push", "on");
      return subscription;
    },
    getSubscription: async () => (localStorage.getItem("test.push") ? subscription : null),
  });
}

/** Delivers a push message to the club's service worker, as the browser does. */
export async function deliver(page: Page, note: object): Promise<void> {
  await page.context().grantPermissions(["notifications"]);
  const browser = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  // A context that journeys share also reports service workers of earlier journeys.
  const registered = new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const runs = versions.find(({ scriptURL, status }) => new URL(scriptURL).origin === origin && status === "activated");
      if (runs) resolve(runs.registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  await browser.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data: JSON.stringify(note) });
}

/** The texts of the notifications on the device. */
export const shownOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return ((await registration?.getNotifications()) ?? []).map(({ body }) => body);
  });

/**
 * Makes the club's service worker count how often it sets the app's badge, which a test cannot see.
 * @returns a function that reads the count
 */
export async function countMarks(page: Page): Promise<() => Promise<number>> {
  const { origin } = new URL(page.url());
  const running = () =>
    page
      .context()
      .serviceWorkers()
      .find((each) => new URL(each.url()).origin === origin);
  await expect.poll(() => running() !== undefined).toBe(true);
  const worker = running();
  if (!worker) throw new Error("no worker of the club runs");
  await worker.evaluate(() => {
    Object.assign(globalThis, { marks: 0 });
    Object.assign(navigator, {
      setAppBadge: async () => void Reflect.set(globalThis, "marks", Number(Reflect.get(globalThis, "marks")) + 1),
    });
  });
  return () => worker.evaluate(() => Number(Reflect.get(globalThis, "marks")));
}
