import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import type { Language } from "@tribun/domain";
import * as v from "valibot";

/** For this long an answer of the operator counts as current. */
const CURRENT_MS = 5000;
/** An operator that does not answer for this long counts as unreachable. */
const SILENCE_MS = 5000;

const answerSchema = v.object({ status: v.number(), text: v.string() });
type Answer = v.InferOutput<typeof answerSchema>;
/** Call, prefixed with its language → the last answer. */
const kept = v.record(v.string(), answerSchema);

type Known = { answer: Answer | undefined; askedAt: number; asking: Promise<Answer> | undefined; request: Request | undefined };

/** The answers that a document was rendered with: call → revision. Two revisions are equal when the answers say the same. */
export type Revisions = ReadonlyMap<string, string>;

/** The operator's calls of one rendering. */
export type Calls = {
  readonly fetch: typeof fetch;
  readonly revisions: Revisions;
  /** True once a call had no answer; the server must not send what was rendered then. */
  readonly isIncomplete: () => boolean;
};

/**
 * The operator's public answers that this server renders documents with. It fetches each at most every five seconds. While the operator is
 * unreachable the last answer counts; with a file it does so even after a restart.
 */
export class Answers {
  readonly #known = new Map<string, Known>();
  readonly #file: string | undefined;
  #awayUntil = -Infinity;
  #writing: Promise<void> = Promise.resolve();

  /** @param file where the answers are stored for the next start; it need not exist yet */
  constructor(file?: string) {
    this.#file = file;
    for (const [call, answer] of Object.entries(file === undefined ? {} : readKept(file)))
      this.#known.set(call, { answer, askedAt: -Infinity, asking: undefined, request: undefined });
  }

  /** True for `CURRENT_MS` after the operator has failed to answer. */
  get isAway(): boolean {
    return performance.now() < this.#awayUntil;
  }

  /** Returns a `fetch` for the calls of one rendering and records the revision of each answer. */
  callsIn(language: Language): Calls {
    const revisions = new Map<string, string>();
    let isIncomplete = false;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const call = `${language} ${pathname}${search}`;
      const known = this.#known.get(call) ?? { answer: undefined, askedAt: -Infinity, asking: undefined, request };
      known.request = request;
      this.#known.set(call, known);
      const answer = await this.#current(known).catch((cause: unknown) => {
        isIncomplete = true;
        throw cause;
      });
      revisions.set(call, revisionOf(answer));
      return new Response(answer.text, { status: answer.status, headers: { "content-type": "application/json" } });
    };
    return { fetch, revisions, isIncomplete: () => isIncomplete };
  }

  /** True when one of these answers has changed since. */
  async moved(revisions: Revisions): Promise<boolean> {
    const now = await Promise.all(
      [...revisions].map(async ([call, revision]) => {
        const known = this.#known.get(call);
        return known !== undefined && revisionOf(await this.#current(known)) !== revision;
      }),
    );
    return now.includes(true);
  }

  /** Stores the answers for the next start. */
  async keep(): Promise<void> {
    const file = this.#file;
    if (file === undefined) return;
    const write = async () => {
      const answers = [...this.#known].flatMap(([call, { answer }]) => (answer ? [[call, answer] as const] : []));
      await writeFile(`${file}.new`, JSON.stringify(Object.fromEntries(answers)));
      await rename(`${file}.new`, file);
    };
    // The site works without the file. Only a restart while the operator is unreachable then shows the documents of the build.
    this.#writing = this.#writing.then(write).catch(() => undefined);
    await this.#writing;
  }

  /** Calls the operator. Rejects on failure, because a failure is no answer to render. */
  async #ask(request: Request | undefined): Promise<Answer> {
    if (!request || this.isAway) return away();
    try {
      const response = await fetch(request.clone(), { signal: AbortSignal.timeout(SILENCE_MS) });
      if (response.status < 500 && response.status !== 429) return { status: response.status, text: await response.text() };
    } catch {
      // A failed connection counts like an error of the operator.
    }
    this.#awayUntil = performance.now() + CURRENT_MS;
    return away();
  }

  async #current(known: Known): Promise<Answer> {
    if (performance.now() - known.askedAt < CURRENT_MS) return (await known.asking) ?? known.answer ?? away();
    known.askedAt = performance.now();
    const asking = this.#ask(known.request).catch(() => known.answer ?? away());
    known.asking = asking;
    known.answer = await asking;
    return known.answer;
  }
}

function away(): never {
  throw new Error("the operator does not answer");
}

const facts = v.object({ payload: v.unknown() });

/** The content of an answer, without its server time. */
function revisionOf({ status, text }: Answer): string {
  if (status !== 200) return String(status);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), facts), text);
  return read.success ? JSON.stringify(read.output.payload) : text;
}

function readKept(file: string): Readonly<Record<string, Answer>> {
  try {
    return v.parse(kept, JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return {};
  }
}
