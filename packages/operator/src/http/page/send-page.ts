import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { AppEnv } from "../app-env.ts";
import { page, type PageFacts, THEMES } from "./page.ts";

/** The shop sets this cookie when a fan chooses light or dark. Shop and checkout are on one origin. */
const THEME_COOKIE = "theme";

/** Answers with a page of the operator: no script, no indexing, no caching, and a form that only the operator or the club receives. */
export function sendPage(
  c: Context<AppEnv>,
  status: 200 | 403 | 404 | 409 | 410 | 422 | 429 | 503,
  facts: Omit<PageFacts, "theme">,
): Response | Promise<Response> {
  // Browsers apply form-action to the redirect after a form too, so it lists the club's own origin.
  const targets = ["'self'", ...(facts.team ? [facts.team.origin] : [])].join(" ");
  c.header(
    "content-security-policy",
    `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`,
  );
  c.header("x-robots-tag", "noindex, nofollow");
  c.header("cache-control", "no-store");
  const chosen = getCookie(c, THEME_COOKIE);
  return c.html(page({ ...facts, theme: THEMES.find((theme) => theme === chosen) }), status);
}
