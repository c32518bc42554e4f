/** Where a login leads without another wish. */
export const AFTER_LOGIN = "/dashboard";

const HERE = "https://here.invalid";
/** The sign-in pages. The welcome page beside them is not one: it is for a signed-in fan, and mails link to it. */
const LOOPS = ["/auth/login", "/auth/register", "/auth/register/tariff", "/auth/forgot-password", "/login", "/register"];

/**
 * Where a login leads: a path of this site from the query parameter `returnTo`, else `fallback`. Refuses other origins, in every spelling
 * that a browser would follow (`//`, `/\`, schemes), and the sign-in pages themselves.
 */
export function safeReturnTo(asked: unknown, fallback = AFTER_LOGIN): string {
  if (typeof asked !== "string" || !asked.startsWith("/")) return fallback;
  if (!URL.canParse(asked, HERE)) return fallback;
  const url = new URL(asked, HERE);
  // `/.//other.example` parses to a path that a browser would read as another host.
  if (url.origin !== HERE || url.pathname.startsWith("//") || LOOPS.includes(url.pathname.toLowerCase().replace(/\/+$/, "")))
    return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The login page, with the way back to a path. */
export function loginHref(returnTo: string): string {
  return withReturnTo("/auth/login", returnTo);
}

/** The registration for where the fan comes from: inside an order it asks for what a contract needs. */
export function registerHref(returnTo: string | undefined): string {
  return returnTo !== undefined && safeReturnTo(returnTo).startsWith("/order/")
    ? "/auth/register/tariff"
    : withReturnTo("/auth/register", returnTo);
}

/** Adds `returnTo` to a path of the sign-in pages, so that it survives the way from one to the other. */
export function withReturnTo(path: string, asked: string | null | undefined): string {
  return asked ? `${path}?returnTo=${encodeURIComponent(safeReturnTo(asked))}` : path;
}
