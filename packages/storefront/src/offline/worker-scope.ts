/** What a service worker adds to the browser's own types; the library of TypeScript that has it cannot stand beside that of pages. */
export type WorkerEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };

/** A request of a page that this worker watches over. */
export type AskEvent = WorkerEvent & {
  readonly request: Request;
  /** The browser asks for a document while it wakes the worker. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
};

/** The worker's global object, as far as it is used here. */
export type WorkerScope = {
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  readonly location: { readonly origin: string };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: ((type: "install" | "activate", listener: (event: WorkerEvent) => void) => void) &
    ((type: "fetch", listener: (event: AskEvent) => void) => void) &
    ((type: "message", listener: (event: WorkerEvent & { readonly data: unknown }) => void) => void);
};
