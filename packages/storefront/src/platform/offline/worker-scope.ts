/** An event of a service worker. TypeScript's library with these types cannot be used together with that of pages. */
export type WorkerEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };

/** A request of a page that this worker controls. */
export type AskEvent = WorkerEvent & {
  readonly request: Request;
  /** The browser fetches a document while it starts the worker. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
};

/** An open tab or window of the club. */
export type WorkerClient = {
  readonly url: string;
  readonly focus: () => Promise<WorkerClient>;
  readonly navigate: (url: string) => Promise<WorkerClient | null>;
  readonly postMessage: (data: unknown) => void;
};

/** A push message for this browser. */
export type PushEvent = WorkerEvent & { readonly data: { readonly json: () => unknown } | null };
/** The fan has pressed a message that is shown. */
export type PressEvent = WorkerEvent & { readonly notification: Notification };
/** The browser has dropped a push address by itself. */
export type ChangeEvent = WorkerEvent & { readonly oldSubscription?: PushSubscription | null };

/** The part of the worker's global object that is used here. */
export type WorkerScope = {
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: { readonly type: "window"; readonly includeUncontrolled: true }) => Promise<readonly WorkerClient[]>;
    readonly openWindow: (url: string) => Promise<WorkerClient | null>;
  };
  readonly navigator: { readonly setAppBadge?: () => Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  readonly location: { readonly origin: string };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: ((type: "install" | "activate", listener: (event: WorkerEvent) => void) => void) &
    ((type: "push", listener: (event: PushEvent) => void) => void) &
    ((type: "notificationclick", listener: (event: PressEvent) => void) => void) &
    ((type: "pushsubscriptionchange", listener: (event: ChangeEvent) => void) => void) &
    ((type: "fetch", listener: (event: AskEvent) => void) => void) &
    ((type: "message", listener: (event: WorkerEvent & { readonly data: unknown }) => void) => void);
};
