import type { Language } from "@tribun/domain";
import { html } from "hono/html";
import type { Team } from "../../teams.ts";
import { checkoutTexts } from "./texts.ts";

/** Something that hono's `html` has escaped. */
export type Markup = ReturnType<typeof html>;

export type PageFacts = {
  readonly title: string;
  readonly team: Team | undefined;
  readonly language: Language;
  /** Address of the same page in the other language. */
  readonly otherLanguageUrl?: string | undefined;
  /** Whether to say that nothing is paid for real. */
  readonly sandbox: boolean;
  /** An address that the page leads to by itself. */
  readonly leadTo?: string | undefined;
  readonly body: Markup;
};

/** The frame of every page we show fans ourselves: the hosted checkout, the end of advertising. No script: it works as it is. */
export function page({ title, team, language, otherLanguageUrl, sandbox, leadTo, body }: PageFacts): Markup {
  const t = checkoutTexts(language);
  const other = language === "de" ? "tr" : "de";
  const name = team?.name ?? "Tribün";
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        ${leadTo === undefined ? "" : html`<meta http-equiv="refresh" content="0; url=${leadTo}" />`}
        <meta name="color-scheme" content="light dark" />
        <title>${title} | ${name}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/c/assets/club-${team?.id ?? 0}.css" />
      </head>
      <body>
        <header class="top">
          <div class="wrap">
            <span class="mark">${name}</span>
            ${otherLanguageUrl === undefined ? "" : html`<a class="lang" href="${otherLanguageUrl}" lang="${other}" hreflang="${other}">${t.otherLanguage}</a>`}
          </div>
        </header>
        <div class="ribbon"></div>
        <main class="wrap">${sandbox ? html`<p class="notice" role="note">${t.sandbox}</p>` : ""} ${body}</main>
        <footer><p class="wrap small soft">${t.help(team?.hotline ?? "1907")}</p></footer>
      </body>
    </html>`;
}
