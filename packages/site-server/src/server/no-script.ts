import { createHash } from "node:crypto";
import type { Language } from "@tribun/domain";
import { ROOT_ID } from "@tribun/storefront/hydration/hand-over";
import { policyOf } from "../documents/csp.ts";
import type { StoredFile } from "./files.ts";
import type { OwnDocuments } from "./own-documents.ts";

type Sender = {
  /** Passes a call on to the operator in the name of the form's sender. */
  readonly ask: (request: Request) => Promise<Response>;
  readonly address: string | undefined;
  readonly language: Language;
};

/**
 * Answers the forms that a browser posts without JavaScript (§§ 312k, 356a BGB: ending a contract must not depend on JavaScript). It uses
 * no session, and the operator's limits count by the sender's address. A form from a foreign page would come with the visitor's own
 * address, so the caller must refuse it first (`isForeign`).
 * @returns undefined for any other request
 */
export function noScriptAnswers(documents: OwnDocuments) {
  return async (request: Request, drawn: StoredFile, { ask, address, language }: Sender): Promise<Response | undefined> => {
    if (!request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded")) return undefined;
    const renderer = (await documents())?.renderer;
    const { origin, pathname, searchParams } = new URL(request.url);
    // `lang` is not part of the page's own query.
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
        // The policy covers only the rendered document around the answer: a script that a fan typed must never be allowed to run.
        "content-security-policy": policyOf(before + after),
        "cache-control": "no-store",
      },
    });
  };
}

/**
 * The parts of a rendered document before and after its content, with a new title and without the scripts that would hydrate the original
 * page.
 */
function roundRoot(html: string, head: string): readonly [before: string, after: string] {
  const [title] = /<title>[^<]*<\/title>/.exec(head) ?? [];
  const root = html.indexOf(`<div id="${ROOT_ID}"`);
  const end = html.lastIndexOf("</body>");
  if (root < 0 || end < 0) throw new Error("a drawn page has no place for its content");
  return [html.slice(0, root).replace(/<title>[^<]*<\/title>/, (own) => title ?? own), html.slice(end)];
}

/**
 * Idempotency key. The same form from the same sender has the same key, so that a second press or a reload counts once. It need not be
 * secret, because only the sender of the same form can compute it.
 */
function keyOf(parts: readonly string[]): string {
  const hex = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-");
}
