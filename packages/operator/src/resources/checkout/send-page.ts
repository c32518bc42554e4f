import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { AppEnv } from "../../app.ts";
import { page, type PageFacts, THEMES } from "./page.ts";

/** The shop writes it when a fan chooses light or dark; both stand on one origin. */
const THEME_COOKIE = "theme";

/** Answers with a page of ours: no script, no search engine, kept nowhere, and its form goes to nobody else. */
export function sendPage(
  c: Context<AppEnv>,
  status: 200 | 403 | 404 | 409 | 410 | 422 | 429 | 503,
  facts: Omit<PageFacts, "theme">,
): Response | Promise<Response> {
  // Browsers hold the redirect after a form to form-action too, so the club's own origin has to be among them.
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
