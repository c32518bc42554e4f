import { join } from "node:path";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie } from "hono/cookie";
import { SHARED_PATH } from "@tribun/storefront/offline/shared";
import { readSite } from "../documents/site.ts";
import { currentPages } from "./current.ts";
import { pickEncoding, readFiles, type StoredFile } from "./files.ts";
import { LANGUAGE_COOKIE, languageAsked, languageCookie, negotiate } from "./language.ts";
import { findPage, movedTo, tariffAddress } from "./pages.ts";
import { noScriptAnswers } from "./no-script.ts";
import { problem } from "./problem.ts";
import { passOn } from "./proxy.ts";
import { isForeign, refusedForm } from "./refused-form.ts";
import { ownDocuments } from "./own-documents.ts";
import { secure } from "./security.ts";

/** A built club, and the address of its operator. */
export type ClubServerOptions = {
  /** Folder that the build wrote: it holds `client/` and `site.json`. */
  readonly dist: string;
  readonly operatorUrl: string;
  /**
   * File for the operator's last answers. After a restart the server renders with them while the operator is unreachable; without a file it
   * forgets them.
   */
  readonly answersFile?: string | undefined;
  /** Network address of the client that made the request. */
  readonly addressOf?: (request: Request) => string | undefined;
};

/** The shop sets this cookie when a fan chooses light or dark. */
const THEME_COOKIE = "theme";
const FOREVER = "public, max-age=31536000, immutable";
const REVALIDATE = "no-cache";
/**
 * For a form that the browser sent before a script could take it and that has no no-script answer. With a 204 the browser stays on the page
 * and keeps what the fan typed. The server reads nothing of the body. A sentence beside the form says what it needs.
 */
const NOBODY = { status: 204, headers: { "cache-control": "no-store" } };
/** Size limit of a form without files, several times what one can hold. */
const FORM_BYTES = 64 * 1024;
/** The service worker that opens the club offline. The browser looks for a new one at each document. It may fetch only from this origin. */
const WORKER = "/sw.js";
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";
const SITEMAP = "/sitemap.xml";
/** Password managers open this address to let a fan change the password (W3C, A Well-Known URL for Changing Passwords). */
const CHANGE_PASSWORD = "/.well-known/change-password";
const PASSWORD_PAGE = "/dashboard/account/profile#access";
const PASSED_ON = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

/** The club's web server without a port: documents by language, files from memory, /api and /c from the operator. */
export function createClubServer({ dist, operatorUrl, answersFile, addressOf = () => undefined }: ClubServerOptions): Hono {
  const site = readSite(dist);
  const files = readFiles(join(dist, "client"));
  const documents = ownDocuments(dist, files);
  const current = currentPages({ site, files, documents, operatorUrl, answersFile });
  const app = new Hono();
  const languageOf = (cookie: string | undefined, accept: string | undefined) => negotiate(cookie, accept, site.defaultLanguage);

  app.use(async (c, next) => {
    await next();
    secure(c.res);
  });
  for (const path of ["/api/*", "/c/*"]) {
    app.all(path, (c) => {
      // A TRACE would echo everything that was sent, and `fetch` cannot send one.
      if (c.req.method === "TRACE") return problem(405, { title: "This method is not offered here" }, { allow: PASSED_ON });
      const language = languageOf(getCookie(c, LANGUAGE_COOKIE), c.req.header("accept-language"));
      const caller = { address: addressOf(c.req.raw), language, theme: getCookie(c, THEME_COOKIE) };
      return passOn(c.req.raw, { operatorUrl, club: site.club, styles: site.styles }, caller);
    });
  }

  app.get(CHANGE_PASSWORD, () => new Response(null, { status: 302, headers: { location: PASSWORD_PAGE, "cache-control": REVALIDATE } }));
  app.get("*", async (c) => {
    const url = new URL(c.req.url);
    // A path that begins with two slashes would lead to another host in a `location` header.
    const path = url.pathname.replace(/^\/{2,}/, "/");
    const file = (await current.calendar(path)) ?? (path === SITEMAP ? await current.sitemap() : undefined) ?? files.get(path.slice(1));
    if (file && !path.endsWith(".html")) {
      return send(c.req.raw, file, 200, {
        "cache-control": path.startsWith("/assets/") ? FOREVER : REVALIDATE,
        ...(path === WORKER && { "content-security-policy": WORKER_POLICY }),
      });
    }
    const payload = path.startsWith("/assets/") ? await current.state(path.slice(1), url.searchParams.get("of")) : undefined;
    if (payload) return send(c.req.raw, payload.file, 200, { "cache-control": payload.exact ? FOREVER : "no-store" });
    const asked = languageAsked(url.searchParams.get("lang"));
    // Only a press chooses a language; a prefetch must not set the cookie.
    if (asked && c.req.header("sec-purpose")?.includes("prefetch"))
      return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
    if (path !== "/" && path.endsWith("/")) {
      return new Response(null, { status: 308, headers: { location: path.replace(/(?<!\/)\/+$/, "") + url.search } });
    }
    // Each language has its own address, for search engines and for links that fans share.
    const language = asked ?? languageOf(getCookie(c, LANGUAGE_COOKIE), c.req.header("accept-language"));
    const built = Object.keys(site.languages[language] ?? {});
    const listed = async () => (await current.addresses()) ?? built;
    const tariff = await tariffAddress(path, listed);
    if (tariff !== undefined) {
      return new Response(null, { status: 308, headers: { location: tariff + url.search, "cache-control": REVALIDATE } });
    }
    const moved = movedTo(path);
    if (moved !== undefined) return new Response(null, { status: 308, headers: { location: moved + url.search } });
    const page = findPage(site, language, path, url.search);
    const isNew = page.status === 404 && (await listed()).includes(path);
    const now = await current.page(language, isNew ? path : page.at, page.isShell);
    const html = now?.file ?? files.get(page.file);
    if (!html) throw new Error(`the build names ${page.file} but does not hold it`);
    return send(c.req.raw, html, now?.status ?? page.status, {
      "cache-control": REVALIDATE,
      "content-language": language,
      "content-security-policy": now?.policy ?? page.policy,
      vary: "Cookie, Accept-Language, Accept-Encoding",
      ...(asked && { "set-cookie": languageCookie(asked) }),
    });
  });

  const answerNoScript = noScriptAnswers(documents);
  const formOf = (c: Context) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const asked = languageAsked(searchParams.get("lang"));
    const language = asked ?? languageOf(getCookie(c, LANGUAGE_COOKIE), c.req.header("accept-language"));
    const page = site.languages[language]?.[pathname];
    const caller = { address: addressOf(c.req.raw), language, theme: getCookie(c, THEME_COOKIE) };
    return { drawn: page && files.get(page.file), caller, refused: { ...site, ...caller, page: page ? pathname : "/" } };
  };
  // The service worker takes what a fan shares with the installed app, so that it stays in the browser. Without a worker the fan is sent to
  // the form.
  app.post(SHARED_PATH, (c) =>
    isForeign(c.req.raw, site.origin)
      ? refusedForm("foreign", formOf(c).refused)
      : new Response(null, { status: 303, headers: { location: "/support#write", "cache-control": "no-store" } }),
  );
  const tooLong = (c: Context) => refusedForm("long", formOf(c).refused);
  app.post("*", bodyLimit({ maxSize: FORM_BYTES, onError: tooLong }), async (c) => {
    const { drawn, caller, refused } = formOf(c);
    if (drawn && isForeign(c.req.raw, site.origin)) return refusedForm("foreign", refused);
    const ask = (request: Request) => passOn(request, { operatorUrl, club: site.club, styles: site.styles }, caller);
    return (drawn && (await answerNoScript(c.req.raw, drawn, { ask, ...caller }))) ?? new Response(null, NOBODY);
  });
  app.all("*", () => new Response("method not allowed", { status: 405, headers: { allow: "GET, HEAD" } }));
  return app;
}

function send(request: Request, file: StoredFile, status: number, own: Record<string, string>): Response {
  const encoding = pickEncoding(file, request.headers.get("accept-encoding") ?? undefined);
  // A compressed body is another representation, so it has its own tag.
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
  const headers: Record<string, string> = {
    vary: "Accept-Encoding",
    "content-type": file.type,
    etag,
    ...own,
    ...(encoding && { "content-encoding": encoding }),
  };
  const known = request.headers
    .get("if-none-match")
    ?.split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""));
  if (status === 200 && known?.includes(etag)) return new Response(null, { status: 304, headers });
  const body = (encoding && file.encoded[encoding]) ?? file.plain;
  return new Response(body, { status, headers: { ...headers, "content-length": String(body.byteLength) } });
}
