import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { LANGUAGES } from "@tribun/domain";
import { offlinePage, policyOf, type Site } from "@tribun/site-server/documents";
import { scriptOf } from "./inline-script.ts";

/** Files that are named after their content, without their compressed forms. */
const FILE = /\.(?:js|css|json|woff2|svg|png)$/;

/**
 * The service worker that opens the club offline, as one script that knows its build. With `OFFLINE=off` in the environment, a worker that
 * removes itself from every browser.
 * @param client the folder that the build writes, complete except for compressed forms
 */
export async function offlineWorker(client: string, site: Site): Promise<string> {
  if (process.env["OFFLINE"] === "off") return scriptOf("offline/remove-worker", {});
  const names = (await readdir(join(client, "assets"))).filter((name) => FILE.test(name)).toSorted();
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => {
      const html = offlinePage({ club: site.club, language, styles: site.styles });
      return [language, { html, policy: policyOf(html) }];
    }),
  );
  const build = createHash("sha256")
    .update(JSON.stringify([names, site, texts]))
    .digest("base64url")
    .slice(0, 10);
  return scriptOf("offline/worker", {
    OFFLINE_BUILD: build,
    OFFLINE_FILES: names,
    OFFLINE_STYLES: site.styles,
    OFFLINE_TEXTS: texts,
    OFFLINE_LANGUAGE: site.defaultLanguage,
  });
}
