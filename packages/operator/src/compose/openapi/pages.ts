import { type Call, contract } from "@tribun/api-client/contract";
import type { Pages } from "../../http/app-env.ts";
import { docsPage } from "./docs-page.ts";
import { DOCS_STYLES } from "./docs-styles.ts";
import { type About, openApiDocument } from "./document.ts";
import { readExamples } from "./examples.ts";

const CALLS: readonly Call[] = Object.values(contract);
const HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  "cache-control": "no-cache",
};

/** The contract as /openapi.json and as /docs. Both are built once, on the first request. */
export const docsPages: Pages = (app, { config, teams }) => {
  const about = (): About => ({ url: config.publicUrl, teams, perMinute: config.limits.perMinute, examples: readExamples() });
  let document: string | undefined;
  let page: ReturnType<typeof docsPage> | undefined;
  app.get("/openapi.json", (c) => {
    document ??= JSON.stringify(openApiDocument(about()));
    return c.body(document, 200, { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" });
  });
  app.get("/docs", (c) => {
    page ??= docsPage(CALLS, about());
    return c.html(page, 200, HEADERS);
  });
  app.get("/docs/style.css", (c) => c.body(DOCS_STYLES, 200, { "content-type": "text/css; charset=utf-8", "cache-control": "no-cache" }));
};
