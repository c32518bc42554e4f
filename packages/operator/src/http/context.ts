import type { Call } from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/database.ts";
import type { UserRow } from "../db/schema/users.ts";
import type { Deps } from "../deps.ts";
import type { Team } from "../teams.ts";

/** What a handler knows about its call beside the parsed input. */
export type BaseContext = {
  readonly deps: Deps;
  /** In an idempotent call the transaction that also keeps the answer: all of it happens, or nothing. */
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly language: Language;
  /** X-Cart-Token, a UUID. */
  readonly cartToken: string | undefined;
  /** The caller's session: what was proven in it is known of it alone. */
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

/** The context of a call: `team` is certain unless the call is headerless, `user` where the call asks for a session. */
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
  /** Name for saving; the file is shown in the browser when absent. */
  readonly downloadAs?: string;
  readonly etag?: string;
  readonly cacheControl?: string;
};
