import type { Texts } from "../inline-texts.ts";

type Load = () => Promise<Texts>;

/** In Node (prerenderer and unit tests) texts are modules. */
const modules = import.meta.env.SSR ? import.meta.glob<Texts>("../messages/*/*.json", { import: "default" }) : {};
const bodies = import.meta.env.SSR ? import.meta.glob<string>("../../../legal-texts/src/*/*.md", { query: "?raw", import: "default" }) : {};

/**
 * In the browser texts are files, one per language and namespace, so that the browser parses them as data instead of running them as code.
 * The browser needs neither the page descriptions nor the texts of the club's server.
 */
const urls: Readonly<Record<string, string>> = import.meta.env.SSR
  ? {}
  : import.meta.glob<string>(["../messages/*/*.json", "!../messages/*/{descriptions,server}.json", "../../../legal-texts/src/*/*.md"], {
      eager: true,
      query: "?url&no-inline",
      import: "default",
    });

/** Returns the function that loads a source, or undefined if there is no such source. A long document loads as `{ body }`. */
export function loaderOf(language: string, source: string): Load | undefined {
  const json = `../messages/${language}/${source}.json`;
  const markdown = `../../../legal-texts/src/${language}/${source}.md`;
  const body = bodies[markdown];
  if (modules[json]) return modules[json];
  if (body) return async () => ({ body: await body() });
  if (urls[json]) return fetchText(urls[json], (answer) => answer.json());
  if (urls[markdown]) return fetchText(urls[markdown], async (answer) => ({ body: await answer.text() }));
  return undefined;
}

function fetchText(url: string, read: (answer: Response) => Promise<Texts>): Load {
  return async () => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${answer.status} for ${url}`);
    return read(answer);
  };
}
