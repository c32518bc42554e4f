import type { Call, CallAuth } from "@tribun/api-client/contract";
import { ERRORS } from "@tribun/domain";
import { html } from "hono/html";
import type { JsonSchema } from "@valibot/to-json-schema";
import { meaningOf } from "../../base/problem.ts";
import type { Example } from "./examples.ts";
import { type Field, fieldsOf } from "./fields.ts";
import { describe } from "./json-schema.ts";
import { codesOf } from "./operation.ts";

const AUTH: Readonly<Record<CallAuth, string>> = {
  public: "open to everyone",
  optional: "open; a session or a cart is used when it comes",
  user: "needs a session",
  staff: "needs a session of the club's staff, 403 otherwise",
  internal: "needs ADMIN_TOKEN as bearer, 403 otherwise",
};

type Facts = { readonly perMinute: number; readonly example: Example | undefined; readonly schemas: Readonly<Record<string, JsonSchema>> };

/** Documentation of one call. */
export function callArticle(call: Call, { perMinute, example, schemas }: Facts) {
  const limit = call.limit ?? { max: perMinute, seconds: 60 };
  const per = "per" in limit && limit.per !== undefined ? limit.per : "ip";
  const response = call.payload === "binary" ? [] : fieldsOf(describe(call.payload, "output"), schemas);
  const sent = [call.params, call.query, call.body].flatMap((schema) => (schema ? fieldsOf(describe(schema, "input"), schemas) : []));
  return html`<article id="${call.id}" aria-labelledby="${call.id}-name">
    <h3 id="${call.id}-name">
      <span class="method ${call.method.toLowerCase()}">${call.method}</span> <code>${call.path}</code>
      <a href="#${call.id}" aria-label="Link to ${call.id}">#</a>
    </h3>
    <p>${call.summary}.</p>
    ${(call.aliases ?? []).map((path) => html`<p class="hint">Also <code>${path}</code></p>`)}
    <ul class="facts">
      <li>${AUTH[call.auth]}</li>
      <li>${limit.max} in ${limit.seconds} s per ${per}</li>
      ${call.idempotent ? html`<li><code>Idempotency-Key</code> required</li>` : ""}
      ${call.headerless ? html`<li>team and language headers optional</li>` : ""}
    </ul>
    ${sent.length > 0 ? fieldsTable("Request", sent) : ""} ${exampleBlock("Example of a request", example?.request)}
    ${call.payload === "binary" ? html`<p class="hint">Answers with a file.</p>` : ""}
    ${response.length > 0 ? fieldsTable("Payload", response) : ""} ${exampleBlock("Example of an answer", example?.response)}
    <details>
      <summary>Errors</summary>
      <dl>
        ${codesOf(call).map(
          (code) =>
            html`<div>
              <dt><code>${code}</code> ${code === "-1" ? "" : ERRORS[code].status}</dt>
              <dd>${meaningOf(code)}</dd>
            </div>`,
        )}
      </dl>
    </details>
  </article>`;
}

function fieldsTable(title: string, fields: readonly Field[]) {
  return html`<details>
    <summary>${title}</summary>
    <div class="scroll" tabindex="0" role="region" aria-label="${title}">
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">Needed</th>
          </tr>
        </thead>
        <tbody>
          ${fields.map(
            ({ name, type, required }) =>
              html`<tr>
                <th scope="row"><code>${name}</code></th>
                <td>${type}</td>
                <td>${required ? "yes" : "no"}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}

function exampleBlock(title: string, example: unknown) {
  if (example === undefined) return "";
  return html`<details>
    <summary>${title}</summary>
    <pre tabindex="0">${JSON.stringify(example, null, 2)}</pre>
  </details>`;
}
