import { dropCaches } from "./caches.ts";
import type { WorkerScope } from "./worker-scope.ts";

declare const self: WorkerScope;

/** What a build without offline pages ships in the worker's place: it takes over at once, empties all caches and removes itself. */
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(dropCaches().then(() => self.registration.unregister())));
