import { type Language, unbroken, otherLanguage } from "@tribun/domain";
import { html } from "hono/html";
import type { Team } from "../../base/teams.ts";
import { checkoutTexts } from "../../words/checkout-texts.ts";

/** Markup that hono's `html` has escaped. */
export type Markup = ReturnType<typeof html>;

/** The themes that a fan can choose. */
export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export type PageFacts = {
  readonly title: string;
  readonly team: Team | undefined;
  readonly language: Language;
  /** Address of the same page in the other language. */
  readonly otherLanguageUrl?: string | undefined;
  /** True where the page must say that no payment is real. */
  readonly sandbox: boolean;
  /** The theme that the fan chose in the shop. Without it the device decides. */
  readonly theme?: Theme | undefined;
  /** An address that the page opens by itself. */
  readonly leadTo?: string | undefined;
  readonly body: Markup;
};

/** The frame of every page that the operator itself serves to fans, such as the hosted checkout. It works without a script. */
export function page({ title, team, language, otherLanguageUrl, sandbox, theme, leadTo, body }: PageFacts): Markup {
  const t = checkoutTexts(language);
  const other = otherLanguage(language);
  const name = team?.name ?? "Tribün";
  return html`<!doctype html>
    <html lang="${language}" data-theme="${theme ?? "system"}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        ${leadTo === undefined ? "" : html`<meta http-equiv="refresh" content="0; url=${leadTo}" />`}
        <meta name="color-scheme" content="light dark" />
        <title>${title} | ${name}</title>
        <link rel="icon" href="${team === undefined ? "data:," : "/favicon.svg"}" />
        <link rel="stylesheet" href="/c/assets/club-${team?.id ?? 0}.css" />
      </head>
      <body>
        <header class="top">
          <div class="wrap">
            <span class="mark">${team === undefined ? "" : html`<i class="shirt"></i>`}<span>${name}</span></span>
            ${otherLanguageUrl === undefined ? "" : html`<a class="lang" href="${otherLanguageUrl}" lang="${other}" hreflang="${other}">${t.otherLanguage}</a>`}
          </div>
        </header>
        <div class="ribbon"></div>
        <main class="wrap">${sandbox ? html`<p class="notice" role="note">${t.sandbox}</p>` : ""} ${body}</main>
        ${
          team === undefined
            ? ""
            : html`<footer>
                <div class="wrap small">
                  <p class="soft">${unbroken(t.help(team.hotline))}</p>
                  <nav>${footLinks(team, language)}</nav>
                </div>
              </footer>`
        }
      </body>
    </html>`;
}

/**
 * Targets of the footer's links. The law prescribes the German words of the first two, so they also stand beside the Turkish ones (L23,
 * L24).
 */
const FOOT = { terminate: "cancellation#terminate", withdraw: "cancellation#withdraw", imprint: "tag", privacy: "privacy-policy" } as const;

function footLinks({ origin }: Team, language: Language): Markup[] {
  const [own, german] = [checkoutTexts(language).foot, checkoutTexts("de").foot];
  const link = (key: keyof typeof FOOT) => {
    const also = isStatutory(key) && language !== "de" ? html` <span lang="de">${german[key]}</span>` : "";
    return html`<a href="${origin}/information/${FOOT[key]}">${own[key]}${also}</a>`;
  };
  return [link("terminate"), link("withdraw"), link("imprint"), link("privacy")];
}

const isStatutory = (key: keyof typeof FOOT): boolean => key === "terminate" || key === "withdraw";
