import type { Call } from "@tribun/api-client/contract";
import { ERROR_CODES, ERRORS } from "@tribun/domain";
import { html } from "hono/html";
import { meaningOf } from "../../base/problem.ts";
import { callArticle } from "./docs-call.ts";
import type { About } from "./document.ts";
import { components } from "./json-schema.ts";
import { areaOf } from "./operation.ts";

/** The contract as an HTML page that works without scripts. */
export function docsPage(calls: readonly Call[], { url, perMinute, examples }: About) {
  const schemas = components();
  const areas = [...Map.groupBy(calls, areaOf)].toSorted(([a], [b]) => a.localeCompare(b));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>API | Tribün operator</title>
        <link rel="stylesheet" href="/docs/style.css" />
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <header>
          <h1>API</h1>
          <p>${calls.length} calls at <code>${url}</code>. For programs: <a href="/openapi.json">openapi.json</a>.</p>
        </header>
        <div class="columns">
          <nav aria-label="Areas">
            ${areas.map(
              ([area, inside]) =>
                html`<details>
                  <summary>${area} <span class="hint">${inside.length}</span></summary>
                  <ul>
                    ${inside.map((call) => html`<li><a href="#${call.id}">${call.id}</a></li>`)}
                  </ul>
                </details>`,
            )}
            <p><a href="#codes">Error codes</a></p>
          </nav>
          <main id="calls" tabindex="-1">
            <section aria-labelledby="conventions">
              <h2 id="conventions">Conventions</h2>
              <ul>
                <li><code>X-Team-Id</code> names the club (1 to 4), <code>X-Language-Code</code> the language (0 Turkish, 1 German).</li>
                <li><code>Authorization: Bearer</code> carries the session; <code>X-Cart-Token</code> a guest's cart.</li>
                <li>
                  A success is <code>{"payload": …, "meta": …}</code>. A failure is a problem of RFC 9457 with
                  <code>referenceErrorCode</code>.
                </li>
                <li>Money is in cents, days are ISO 8601, phones are E.164.</li>
              </ul>
            </section>
            ${areas.map(
              ([area, inside]) =>
                html`<section aria-labelledby="area-${area}">
                  <h2 id="area-${area}">${area}</h2>
                  ${inside.map((call) => callArticle(call, { perMinute, schemas, example: examples[call.id] }))}
                </section>`,
            )}
            <section aria-labelledby="codes">
              <h2 id="codes">Error codes</h2>
              <dl>
                ${ERROR_CODES.map(
                  (code) =>
                    html`<div>
                      <dt><code>${code}</code> ${ERRORS[code].status}</dt>
                      <dd>${meaningOf(code)}</dd>
                    </div>`,
                )}
              </dl>
            </section>
          </main>
        </div>
      </body>
    </html>`;
}
