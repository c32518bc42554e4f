import { dropCaches } from "./caches.ts";
import type { WorkerScope } from "./worker-scope.ts";

declare const self: WorkerScope;

/** The worker of a build without offline pages: it takes over at once, empties all caches and removes itself. */
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(dropCaches().then(() => self.registration.unregister())));
