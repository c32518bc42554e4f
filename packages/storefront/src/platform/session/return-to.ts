/** Where to go after login when nothing else was asked for. */
export const AFTER_LOGIN = "/dashboard";

const HERE = "https://here.invalid";
/** The sign-in pages, whole: the welcome beside them is a page of whoever is signed in, where the links of mails lead. */
const LOOPS = ["/auth/login", "/auth/register", "/auth/register/tariff", "/auth/forgot-password", "/login", "/register"];

/**
 * Where to go after signing in: a path of this site, as the query parameter `returnTo` asks, else `fallback`.
 * Other origins, in every spelling a browser would follow (`//`, `/\`, schemes), and the sign-in pages themselves are refused.
 */
export function safeReturnTo(asked: unknown, fallback = AFTER_LOGIN): string {
  if (typeof asked !== "string" || !asked.startsWith("/")) return fallback;
  if (!URL.canParse(asked, HERE)) return fallback;
  const url = new URL(asked, HERE);
  // `/.//other.example` parses to a path that would itself be read as another host.
  if (url.origin !== HERE || url.pathname.startsWith("//") || LOOPS.includes(url.pathname.toLowerCase().replace(/\/+$/, "")))
    return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The login page that leads back to a path afterwards. */
export function loginHref(returnTo: string): string {
  return withReturnTo("/auth/login", returnTo);
}

/** The registration that fits where the fan comes from: inside an order it asks for what a contract needs. */
export function registerHref(returnTo: string | undefined): string {
  return returnTo !== undefined && safeReturnTo(returnTo).startsWith("/order/")
    ? "/auth/register/tariff"
    : withReturnTo("/auth/register", returnTo);
}

/** Adds `returnTo` to a path of the sign-in pages, so that it survives the way from one to the other. */
export function withReturnTo(path: string, asked: string | null | undefined): string {
  return asked ? `${path}?returnTo=${encodeURIComponent(safeReturnTo(asked))}` : path;
}
