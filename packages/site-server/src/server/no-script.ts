import { createHash } from "node:crypto";
import type { Language } from "@tribun/domain";
import { ROOT_ID } from "@tribun/storefront/hydration/hand-over";
import { policyOf } from "../documents/csp.ts";
import type { StoredFile } from "./files.ts";
import type { OwnDocuments } from "./own-documents.ts";

type Sender = {
  /** Passes a call on to the operator, in the name of whoever sent the form. */
  readonly ask: (request: Request) => Promise<Response>;
  readonly address: string | undefined;
  readonly language: Language;
};

/**
 * Answers the forms that a browser sends by itself where no script runs (§§ 312k, 356a BGB: ending a contract must not hang on one).
 * No session is used, and the operator's limits count by the sender's address. Both are the visitor's own where a foreign page sends the
 * form, so that such a one must be refused before (`isForeign`).
 * @returns undefined for what is no such form
 */
export function noScriptAnswers(documents: OwnDocuments) {
  return async (request: Request, drawn: StoredFile, { ask, address, language }: Sender): Promise<Response | undefined> => {
    if (!request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded")) return undefined;
    const renderer = (await documents())?.renderer;
    const { origin, pathname, searchParams } = new URL(request.url);
    // The language is none of the page's own.
    searchParams.delete("lang");
    const path = searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`;
    const text = await request.text();
    const answer = await renderer?.answerForm({
      ...{ brand: renderer.brand, origin, language, path, fields: new URLSearchParams(text) },
      idempotencyKey: keyOf([path, text, address ?? "", request.headers.get("user-agent") ?? ""]),
      fetch: (input, init) => ask(new Request(input, init)),
    });
    if (!answer) return undefined;
    if (answer.status === 303) {
      return new Response(null, { status: 303, headers: { location: answer.location, "cache-control": "no-store" } });
    }
    const [before, after] = roundRoot(new TextDecoder().decode(drawn.plain), answer.head);
    return new Response(`${before}<div id="${ROOT_ID}">${answer.body}</div>${after}`, {
      status: answer.status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-language": language,
        // Of the drawn document alone: what was typed and comes back in the answer must never allow itself to run.
        "content-security-policy": policyOf(before + after),
        "cache-control": "no-store",
      },
    });
  };
}

/** What stands round the content of a drawn document, titled anew, and without the scripts that would take it for the page it was. */
function roundRoot(html: string, head: string): readonly [before: string, after: string] {
  const [title] = /<title>[^<]*<\/title>/.exec(head) ?? [];
  const root = html.indexOf(`<div id="${ROOT_ID}"`);
  const end = html.lastIndexOf("</body>");
  if (root < 0 || end < 0) throw new Error("a drawn page has no place for its content");
  return [html.slice(0, root).replace(/<title>[^<]*<\/title>/, (own) => title ?? own), html.slice(end)];
}

/**
 * The same key for the same form from the same place, so that a second press or a reload counts once. It is no secret and tells
 * nobody anything: whoever has it has sent the same.
 */
function keyOf(parts: readonly string[]): string {
  const hex = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-");
}
