/** One entry of the tag manager's queue. */
export type TagEvent = Readonly<Record<string, unknown>> & { readonly event: string };

declare global {
  interface Window {
    dataLayer?: TagEvent[];
  }
  interface ImportMetaEnv {
    /** Container of the tag manager; without one nothing is ever loaded. */
    readonly GTM_ID?: string;
  }
}

const SCRIPT_ID = "tag-manager";
const CONTAINER = /^GTM-[A-Z0-9]{4,12}$/;

/** Loads the tag manager, once. Call it only after consent (L27); an unset or malformed container loads nothing. */
export function loadTags(container = import.meta.env.GTM_ID): void {
  if (!container || !CONTAINER.test(container) || document.getElementById(SCRIPT_ID)) return;
  pushTag({ event: "gtm.js", "gtm.start": Date.now() });
  const script = document.createElement("script");
  script.id = SCRIPT_ID;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${container}`;
  document.head.append(script);
}

/** Cookies of the tag manager and its tags. */
const COOKIES = /^(?:_ga|_gid|_gcl|_gat)/;

/**
 * Ends measuring on a page that has loaded the tag manager. Scripts that have run cannot be unloaded, so this deletes their cookies, and
 * the page reloads without them (GDPR Art. 7(3)). Does nothing when the tag manager was never loaded.
 */
export function dropTags(beginAnew: () => void): void {
  if (!document.getElementById(SCRIPT_ID)) return;
  const parts = location.hostname.split(".");
  const hosts = ["", ...parts.map((_, at) => `; Domain=${parts.slice(at).join(".")}`)];
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=")[0] ?? "";
    if (COOKIES.test(name)) for (const host of hosts) document.cookie = `${name}=; Max-Age=0; Path=/${host}`;
  }
  beginAnew();
}

/** Sends an event to the tag manager. */
export function pushTag(event: TagEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
