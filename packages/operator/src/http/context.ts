import type { Call } from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import type { Logger } from "pino";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../db/database.ts";
import type { UserRow } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import type { Team } from "../base/teams.ts";

/** Data of a call for its handler, in addition to the parsed input. */
export type BaseContext = {
  readonly deps: Deps;
  /** In an idempotent call the transaction that also stores the answer, so that all of it happens or nothing. */
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly language: Language;
  /** X-Cart-Token, a UUID. */
  readonly cartToken: string | undefined;
  /** The caller's session; proofs made in it apply only to it. */
  readonly sessionId: string | undefined;
  readonly ip: string;
  readonly requestId: string;
  readonly headers: Headers;
  /** The body as received, for signatures. */
  readonly rawBody: string;
  /** Sets a header of the answer. */
  readonly setHeader: (name: string, value: string) => void;
  /** Fills `meta` of a list with pages. */
  readonly setPaging: (paging: { readonly page: number; readonly size: number; readonly total: number }) => void;
};

/** The context of a call: `team` is present unless the call is headerless, `user` where the call requires a session. */
export type Context<C extends Call = Call> = BaseContext & {
  readonly team: C extends { readonly headerless: true } ? Team | undefined : Team;
  readonly user: C extends { readonly auth: "user" | "staff" }
    ? UserRow
    : C extends { readonly auth: "optional" }
      ? UserRow | undefined
      : undefined;
};

/** A file instead of a payload. */
export type BinaryAnswer = {
  readonly body: Uint8Array<ArrayBuffer> | string;
  readonly contentType: string;
  /** File name for a download; without it, the browser shows the file. */
  readonly downloadAs?: string;
  readonly etag?: string;
  readonly cacheControl?: string;
};
