import { CACHE_PREFIX, dropCaches, OFFLINE_PAGES } from "./caches.ts";
import { isForeignShare, keepShared, SHARED_PATH, SHARED_TO } from "./shared.ts";
import { listenForPush } from "./worker-push.ts";
import type { AskEvent, WorkerScope } from "./worker-scope.ts";

declare const self: WorkerScope;
declare global {
  interface ImportMetaEnv {
    /** Names the build; another one is another worker. */
    readonly OFFLINE_BUILD: string;
    /** Names of all files of the build that are named after their content. */
    readonly OFFLINE_FILES: readonly string[];
    /** Stylesheets of the offline page. */
    readonly OFFLINE_STYLES: readonly string[];
    /** The offline page in each language, with its content security policy. */
    readonly OFFLINE_TEXTS: Readonly<Record<string, { readonly html: string; readonly policy: string }>>;
    readonly OFFLINE_LANGUAGE: string;
  }
}

const { OFFLINE_BUILD, OFFLINE_FILES, OFFLINE_STYLES, OFFLINE_TEXTS, OFFLINE_LANGUAGE } = import.meta.env;
const CACHE = CACHE_PREFIX + OFFLINE_BUILD;
const FILES = "/assets/";
const IN_DOCUMENT = /"(\/assets\/[^"]+)"/g;
const MARK = "/favicon.svg";
/** How long a stored page waits for a network that hardly works, in milliseconds. */
const PATIENCE_MS = 4000;

const own = () => caches.open(CACHE);

/** Stores files that are named after their content; one that is already stored is the same. */
async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await own();
  const missing = await Promise.all(
    [...new Set(addresses)].map(async (address) => ((await cache.match(address, { ignoreVary: true })) ? [] : [address])),
  );
  await cache.addAll(missing.flat());
}

/** Stores the document of a page after all files that it names, so that a stored document can render. */
async function keepDocument(path: string, answer: Response): Promise<void> {
  const text = await answer.clone().text();
  await keepFiles([...text.matchAll(IN_DOCUMENT)].map(([, address = ""]) => address));
  await (await own()).put(path, answer);
}

/** Copies the files that this build has too from the caches of earlier builds. */
async function carryOver(): Promise<void> {
  const [cache, names] = await Promise.all([own(), caches.keys()]);
  const known = new Set(OFFLINE_FILES);
  for (const name of names.filter((each) => each.startsWith(CACHE_PREFIX) && each !== CACHE)) {
    const before = await caches.open(name);
    const kept = (await before.keys()).filter(({ url }) => known.has(new URL(url).pathname.slice(FILES.length)));
    await Promise.all(
      kept.map(async (request) => {
        const answer = await before.match(request, { ignoreVary: true });
        if (answer) await cache.put(request, answer);
      }),
    );
  }
}

/** True for a document of this club. What a hotel's network answers in its place names no language. */
const isOurs = (answer: Response) => answer.status === 200 && !answer.redirected && answer.headers.has("content-language");

/** Stores what every page needs offline, unless it is stored already. */
async function prepare(): Promise<void> {
  await keepFiles([...OFFLINE_STYLES, MARK]);
  const cache = await own();
  await Promise.all(
    OFFLINE_PAGES.map(async (path) => {
      if (await cache.match(path, { ignoreVary: true })) return;
      const answer = await fetch(path, { cache: "no-cache" });
      if (isOurs(answer)) await keepDocument(path, answer);
    }),
  );
}

async function activate(): Promise<void> {
  // The previous worker may have stored files of this build meanwhile.
  await carryOver();
  await dropCaches(CACHE);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Fetches a document. A page that opens offline is stored, even when it arrives too late to be shown. */
async function askForDocument(event: AskEvent, path: string): Promise<Response> {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  if (OFFLINE_PAGES.includes(path) && isOurs(answer)) {
    // Without room to store it the page still opens.
    event.waitUntil(keepDocument(path, answer.clone()).catch(() => undefined));
  }
  return answer;
}

/** Marks a stored document on its root element as offline, because on Wi-Fi without internet a browser believes that it is online. */
async function asOffline(kept: Response): Promise<Response> {
  const { status, headers } = kept;
  return new Response((await kept.text()).replace("<html ", "<html data-offline "), { status, headers });
}

/**
 * Answers with what the network answers. When nothing answers, or not in time, it answers with the stored page; without that and without a
 * network, with the offline page.
 */
async function openDocument(event: AskEvent, path: string): Promise<Response> {
  const asked = askForDocument(event, path);
  const findKept = async () => {
    const kept = OFFLINE_PAGES.includes(path) ? await (await own()).match(path, { ignoreVary: true }) : undefined;
    return kept && asOffline(kept);
  };
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  try {
    // Keeps the worker running until the answer has arrived.
    event.waitUntil(asked.catch(() => undefined));
    return await Promise.race([asked, late.then(async () => (await findKept()) ?? asked)]);
  } catch {
    const kept = await findKept();
    if (kept) return kept;
    const cache = await own();
    // In the language of the last document: the fan's choice is in a cookie, which no worker can read.
    const language = (await cache.match(OFFLINE_PAGES[0] ?? path, { ignoreVary: true }))?.headers.get("content-language");
    const page = OFFLINE_TEXTS[language ?? OFFLINE_LANGUAGE] ?? OFFLINE_TEXTS[OFFLINE_LANGUAGE];
    const headers = {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": page?.policy ?? "",
      "cache-control": "no-store",
    };
    return new Response(page?.html, { status: 503, headers });
  }
}

/** Answers with the stored file if there is one, because a file that is named after its content never changes. */
async function openFile(event: AskEvent): Promise<Response> {
  const kept = await (await own()).match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200) {
    const copy = answer.clone();
    event.waitUntil(
      own()
        .then((cache) => cache.put(event.request, copy))
        .catch(() => undefined),
    );
  }
  return answer;
}

/** Stores what was shared and redirects to the message. Redirects without it when another site sent it. */
async function takeIn(request: Request): Promise<Response> {
  if (isForeignShare(request, self.location.origin)) return new Response(null, { status: 303, headers: { location: "/support#write" } });
  await keepShared(request).catch(() => undefined);
  return new Response(null, { status: 303, headers: { location: SHARED_TO } });
}

self.addEventListener("install", (event) => event.waitUntil(carryOver().then(prepare)));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  const { data } = event;
  // Files that a page had loaded before a worker controlled it.
  if (Array.isArray(data)) {
    const files = data.filter((each): each is string => typeof each === "string" && each.startsWith(FILES));
    // A worker that was removed and is registered again is not installed again, so it takes over the page and fills its cache here. A file
    // that cannot be fetched does not stop the others.
    const kept = files.map((file) => keepFiles([file]));
    event.waitUntil(Promise.allSettled([self.clients.claim(), prepare(), ...kept]));
  }
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === "POST" && origin === self.location.origin && pathname === SHARED_PATH) return event.respondWith(takeIn(request));
  // The operator's answers and pages belong to one fan, so the worker does not handle them and never stores them.
  if (request.method !== "GET" || origin !== self.location.origin || /^\/(?:api|c)\//.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(openDocument(event, pathname));
  else if (pathname.startsWith(FILES) && !request.headers.has("range")) event.respondWith(openFile(event));
  else if (pathname === MARK) event.respondWith(fetch(request).catch(async () => (await (await own()).match(MARK)) ?? Response.error()));
});
listenForPush(self);
