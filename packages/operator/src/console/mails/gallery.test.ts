import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "@tribun/domain";
import { type Block, type Letter, letterHtml, letterSchema, plainText } from "@tribun/mails";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clubOf } from "../../base/clubs/clubs.ts";
import { senderOf } from "../../base/clubs/sender.ts";
import { SEED_TEAMS } from "../../base/clubs/teams.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { samplesOf } from "./samples.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const AREAS = fileURLToPath(new URL("../../../../storefront/src/areas/", import.meta.url));
/** The paths of the shop's pages, as their descriptors declare them. */
const PATHS = readdirSync(AREAS, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("/page.ts"))
  .flatMap((file) =>
    [...readFileSync(`${AREAS}${file}`, "utf8").matchAll(/(?:path: |entry\(|result\()"(\/[^"]*)"/g)].map(([, path]) => path ?? ""),
  );
const isPage = (path: string) => PATHS.some((known) => new RegExp(`^${known.replaceAll(/\$\w+/g, "[^/]+")}$`).test(path));

const blocksOf = ({ blocks, foot = [], also }: Letter): Block[] => [...blocks, ...foot, ...(also?.blocks ?? [])];
const linksOf = (letter: Letter) =>
  blocksOf(letter).flatMap((block) => (block.kind === "button" || block.kind === "link" ? [block.url] : []));
/** What a reader must find in both parts of a mail. */
const wordsOf = (block: Block): string[] => {
  if (block.kind === "facts") return block.rows.flat();
  if (block.kind === "list") return [...(block.lead === undefined ? [] : [block.lead]), ...block.items];
  if (block.kind === "amount") return [block.label, block.value];
  return block.kind === "button" || block.kind === "link" ? [block.label] : [block.text];
};
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;").replaceAll("'", "&#39;");

describe.each(SEED_TEAMS.map((team) => [team.name, team] as const))("%s", (_, team) => {
  test.each(LANGUAGES)("every kind of mail is whole, calm and the same in both parts, in %s", async (language) => {
    const sender = senderOf(team.id, operator.deps.teams);
    for (const [kind, letter] of samplesOf(team, language)) {
      const staff = kind === "support.desk";
      const text = plainText(letter, staff ? undefined : sender);
      const html = await letterHtml(letter, sender, { foot: !staff });
      expect(v.safeParse(letterSchema, letter).success, kind).toBe(true);
      expect(`${letter.subject}\n${letter.heading}\n${letter.preheader}\n${text}`, kind).not.toMatch(
        /undefined|null|NaN|\[object|!|\n{3}| {2}/,
      );
      expect(html, kind).toMatch(new RegExp(`<html lang="${letter.language}"`));
      expect(html.match(/<h1\b/g), kind).toHaveLength(1);
      expect(html.match(/class="t-act"/g) ?? [], kind).toHaveLength(letter.blocks.some((block) => block.kind === "button") ? 1 : 0);
      expect(letter.blocks.filter((block) => block.kind === "button").length, kind).toBeLessThanOrEqual(1);
      expect(html, kind).not.toMatch(/<img|<script|url\(|@import|display:\s*flex|googleapis/);
      const form = html.replaceAll("\u00a0", " ").replaceAll(/\s*<br \/>/g, "\n");
      for (const said of blocksOf(letter).flatMap(wordsOf)) {
        expect(text, kind).toContain(said);
        expect(form, kind).toContain(escaped(said));
      }
      if (!staff) expect(text, kind).toContain(clubOf(team.id).provider.register);
    }
  });
});

test("every link leads to a page that the shop or the operator has, in the mail's language", async () => {
  expect(PATHS.length).toBeGreaterThan(50);
  const team = operator.deps.teams.get(1);
  if (!team) throw new Error("no club");
  const sender = senderOf(1, operator.deps.teams);
  const own = new Set<string>();
  for (const language of LANGUAGES) {
    for (const [kind, letter] of samplesOf(team, language)) {
      if (kind === "support.desk") continue;
      for (const link of linksOf(letter)) {
        const url = new URL(link);
        if (url.origin !== team.origin) expect([kind, url.origin]).toEqual([kind, "https://www.bundesnetzagentur.de"]);
        else if (url.pathname.startsWith("/c/")) own.add(url.pathname);
        else expect([kind, url.pathname, isPage(url.pathname)]).toEqual([kind, url.pathname, true]);
      }
      const links = [...plainText(letter, sender).matchAll(new RegExp(`${team.origin}/\\S+`, "g"))].map(([link]) => link);
      expect([kind, links.filter((link) => !/[?&]lang=(?:de|tr)(?:#|$)/.test(link))]).toEqual([kind, []]);
      if (!letter.also) expect(links.filter((link) => !link.includes(`lang=${language}`))).toEqual([]);
    }
  }
  expect(own.size).toBeGreaterThan(3);
  for (const path of own)
    expect([path, (await operator.request(path)).headers.get("content-type")]).toEqual([path, expect.stringContaining("text/html")]);
});

test("the gallery shows a mail in frames that may not run anything, its headers and its text", async () => {
  const answer = await operator.request("/sandbox/mails?team=2&lang=tr&kind=invoice.overdue");
  const page = await answer.text();
  expect(answer.headers.get("content-security-policy")).toContain("frame-src 'self'");
  expect(
    page.match(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"[^>]*src="\/sandbox\/mails\/html\?team=2&amp;lang=tr/g),
  ).toHaveLength(2);
  expect(page).toContain("Ödenmedi: Ekim için 14,99 €, son gün 12.12.");
  expect(page).toMatch(/<a href="http:\/\/localhost:1905\/dashboard\/bills\?season=2026&amp;bill=[\w-]+&amp;lang=tr#pay"/);
  const mail = await operator.request("/sandbox/mails/html?team=2&lang=tr&kind=invoice.overdue&theme=dark");
  expect(mail.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox allow-popups/);
  expect(mail.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(await mail.text()).toContain("@media (min-width:0)");
});

test.each(["team=9", "lang=en", "kind=none", "team=%00"])("the gallery has no mail of %s", async (asked) => {
  expect((await operator.request(`/sandbox/mails?${asked}`)).status).toBe(404);
  expect((await operator.request(`/sandbox/mails/html?${asked}`)).status).toBe(404);
});
