import type { Context } from "hono";
import { html } from "hono/html";

/** Headers of the console's pages. A page frames nothing but mails of its own address. */
export const CONSOLE_HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  "cache-control": "no-store",
};

/** Headers of a mail's HTML: inline styles as in a mail program, no script, no picture, no form, and an origin of its own. */
const MAIL_HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  "x-frame-options": "SAMEORIGIN",
  "cache-control": "no-store",
};

/** Answers with the HTML of a mail, for a frame of the console. */
export const framed = (c: Context, mail: string) => c.html(mail, 200, MAIL_HEADERS);

/** A frame that shows a mail. It loads once it is seen. @param look classes that set width and theme */
export const mailFrame = (src: string, title: string, look = "") =>
  html`<iframe
    class="mail ${look}"
    loading="lazy"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    src="${src}"
    title="${title}"
  ></iframe>`;

const LINK = /(https?:\/\/[^\s<>"”“)]*[^\s<>"”“).,;:!?])/;

/** Text in which each address is a link. */
export const withLinks = (text: string) =>
  text.split(LINK).map((part, index) => (index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>` : part));
