import { type Language, LANGUAGES } from "@tribun/domain";
import { letterHtml, plainText } from "@tribun/mails";
import type { Hono } from "hono";
import { html, raw } from "hono/html";
import * as v from "valibot";
import { clubOf } from "../../base/clubs/clubs.ts";
import { senderOf } from "../../base/clubs/sender.ts";
import type { Team, Teams } from "../../base/teams.ts";
import type { AppEnv } from "../../http/app-env.ts";
import type { Deps } from "../../kernel/deps.ts";
import { readInput } from "../read-input.ts";
import { CONSOLE_HEADERS, framed, mailFrame, withLinks } from "./preview.ts";
import { samplesOf } from "./samples.ts";

const THEMES = ["light", "dark"] as const;
const WIDTHS = [600, 320] as const;
const asked = v.object({
  team: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), "1"),
  lang: v.optional(v.picklist(LANGUAGES), "de"),
  kind: v.optional(v.string(), "invoice.overdue"),
  theme: v.optional(v.picklist(THEMES), "light"),
});
type Asked = v.InferOutput<typeof asked>;
/** A sample, and what it is a sample of. */
type Shown = Asked & { readonly club: Team; readonly letter: NonNullable<ReturnType<ReturnType<typeof samplesOf>["get"]>> };

/**
 * Every kind of mail in every club and language, with the facts of a sample: as HTML on a desk and on a phone, by day and by night, and as
 * plain text. Reviewers look at it, and the tests walk it.
 */
export function registerMailGallery(app: Hono<AppEnv>, { teams, config }: Deps): void {
  app.get("/sandbox/mails", async (c) => {
    const shown = find(teams, c.req.query());
    return shown ? c.html(await page(teams, shown, config.mailFrom), 200, CONSOLE_HEADERS) : c.text("There is no such mail.", 404);
  });
  app.get("/sandbox/mails/html", async (c) => {
    const shown = find(teams, c.req.query());
    return shown ? framed(c, await formOf(teams, shown)) : c.text("There is no such mail.", 404);
  });
}

function find(teams: Teams, query: Record<string, string>): Shown | undefined {
  const input = readInput(asked, query);
  const club = input.success ? teams.get(input.output.team) : undefined;
  const letter = input.success && club ? samplesOf(club, input.output.lang).get(input.output.kind) : undefined;
  return input.success && club && letter ? { ...input.output, club, letter } : undefined;
}

const isForStaff = (kind: string): boolean => kind === "support.desk";
/** The mail in the wanted theme, whatever the reviewer's device prefers. */
async function formOf(teams: Teams, { kind, team, letter, theme }: Shown): Promise<string> {
  const mail = await letterHtml(letter, senderOf(team, teams), { foot: !isForStaff(kind) });
  return mail.replaceAll("(prefers-color-scheme:dark)", theme === "dark" ? "(min-width:0)" : "(max-width:0)");
}

const addressOf = (shown: Asked, change: Partial<Asked> = {}, path = "") => {
  const { team, lang, kind, theme } = { ...shown, ...change };
  return `/sandbox/mails${path}?${new URLSearchParams({ team: `${team}`, lang, kind, theme }).toString()}`;
};

const choice = <T>(values: readonly T[], chosen: T, href: (value: T) => string, name: (value: T) => string) =>
  values.map((value) => html`<a href="${href(value)}" ${raw(value === chosen ? 'aria-current="page"' : "")}>${name(value)}</a> `);

function page(teams: Teams, shown: Shown, from: string) {
  const { club, letter, lang, kind, theme } = shown;
  const sender = senderOf(club.id, teams);
  const text = plainText(letter, isForStaff(kind) ? undefined : sender);
  const kinds = [...samplesOf(club, lang).keys()];
  const groups = [...new Set(kinds.map((name) => name.split(".")[0] ?? ""))];
  const headers: readonly (readonly [name: string, value: string])[] = [
    ["From", `${club.name} <${from}>`],
    ["To", isForStaff(kind) ? sender.company.email : "elif@example.com"],
    ["Reply-To", isForStaff(kind) ? "elif@example.com" : clubOf(club.id).provider.email],
    ["Subject", letter.subject],
    ["Preheader", letter.preheader],
  ];
  const languageNames: Record<Language, string> = { de: "Deutsch", tr: "Türkçe" };
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>E-mails | Tribün operator</title>
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body class="gallery">
        <header>
          <h1>E-mails</h1>
          <p>${kinds.length} kinds with the facts of a sample. <a href="/sandbox">Back to the sandbox</a></p>
        </header>
        <main>
          <div>
            <nav aria-label="Club">
              ${choice(
                [...teams.keys()],
                club.id,
                (team) => addressOf(shown, { team }),
                (team) => teams.get(team)?.name ?? "",
              )}
            </nav>
            <nav aria-label="Language">
              ${choice(
                LANGUAGES,
                lang,
                (language) => addressOf(shown, { lang: language }),
                (language) => languageNames[language],
              )}
            </nav>
            <nav aria-label="Theme">
              ${choice(
                THEMES,
                theme,
                (one) => addressOf(shown, { theme: one }),
                (one) => (one === "dark" ? "Dark" : "Light"),
              )}
            </nav>
            <nav aria-label="Kind" class="kinds">
              ${groups.map(
                (group) =>
                  html`<p>
                    <b>${group}</b>
                    ${choice(
                      kinds.filter((name) => name.startsWith(`${group}.`)),
                      kind,
                      (name) => addressOf(shown, { kind: name }),
                      (name) => name.slice(group.length + 1),
                    )}
                  </p>`,
              )}
            </nav>
          </div>
          <section aria-labelledby="shown">
            <h2 id="shown">${kind}</h2>
            <dl class="headers">
              ${headers.map(
                ([name, value]) =>
                  html`<dt>${name}</dt>
                    <dd>${value}</dd>`,
              )}
            </dl>
            <div class="frames">
              ${WIDTHS.map((width) => mailFrame(addressOf(shown, {}, "/html"), `${kind}, ${width} px`, `w${width}`))}
              <div class="text" lang="${lang}"><p class="body">${withLinks(text)}</p></div>
            </div>
          </section>
        </main>
      </body>
    </html>`;
}
