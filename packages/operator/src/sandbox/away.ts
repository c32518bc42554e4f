import type { SocialKind, StoreKind } from "@tribun/brand-contract";
import { type Language, LANGUAGES } from "@tribun/domain";
import { html } from "hono/html";
import type { Pages } from "../http/app-env.ts";
import { fromBrowser, teamOfHost } from "../http/headers.ts";
import { sendPage } from "../http/page/send-page.ts";

type Place = SocialKind | StoreKind;

const PLACES: Readonly<Record<Place, string>> = {
  ...{ instagram: "Instagram", x: "X", youtube: "YouTube", facebook: "Facebook", tiktok: "TikTok" },
  ...{ appStore: "App Store", googlePlay: "Google Play" },
};
const isPlace = (name: string): name is Place => Object.hasOwn(PLACES, name);

const WORDS: Readonly<Record<Language, (place: string, club: string) => { title: string; text: string; back: string }>> = {
  de: (place, club) => ({
    title: `${place}: hier gibt es noch nichts`,
    text: `${club} ist ein erfundener Club zum Ausprobieren. Er hat weder Profile in sozialen Netzwerken noch eine App in den Stores. Ein echter Club verlinkt hier seine eigenen Seiten.`,
    back: `Zurück zu ${club}`,
  }),
  tr: (place, club) => ({
    title: `${place}: burada henüz bir şey yok`,
    text: `${club} denemek için kurgulanmış bir kulüp. Ne sosyal ağlarda hesabı ne de mağazalarda uygulaması var. Gerçek bir kulüp burada kendi sayfalarına bağlantı verir.`,
    back: `Geri dön: ${club}`,
  }),
};

/** Target of a demo club's links to social networks and app stores: `/c/away/{place}` states that the club has no page there. */
export const awayPages: Pages = (app, deps) => {
  app.get("/c/away/:place", async (c, next) => {
    const place = c.req.param("place");
    if (!isPlace(place)) return next();
    const team = teamOfHost(c.req.header("x-forwarded-host") ?? null, deps.teams);
    const asked = LANGUAGES.find((language) => language === c.req.query("lang"));
    const language = asked ?? fromBrowser(c.req.raw.headers, deps.config.defaultLanguage);
    const { title, text, back } = WORDS[language](PLACES[place], team?.name ?? "Tribün");
    const body = html`<div class="page">
      <h1>${title}</h1>
      <p>${text}</p>
      ${team === undefined ? "" : html`<p><a class="btn auto" href="${team.origin}">${back}</a></p>`}
    </div>`;
    const otherLanguageUrl = `${c.req.path}?lang=${LANGUAGES.find((other) => other !== language)}`;
    return sendPage(c, 200, { title, team, language, otherLanguageUrl, sandbox: false, body });
  });
};
