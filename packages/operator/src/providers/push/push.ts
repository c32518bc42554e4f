import type { Db } from "../../db/database.ts";

/** Where a browser takes messages, as it gave it. */
export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly authSecret: string };

/** What a device shows. It may lie on a table with its screen lit: no name, number, amount or code. */
export type PushNote = {
  readonly title: string;
  readonly body: string;
  /** Path in the club's app that opens when it is pressed. */
  readonly link: string;
  /** A newer one with the same tag takes its place. */
  readonly tag: string;
  /** True where the app's icon carries a mark until the fan has looked. */
  readonly badge: boolean;
};

export type Push = {
  readonly teamId: number;
  readonly target: PushTarget;
  readonly note: PushNote;
  /** For so long the push service keeps it for a device that is off. */
  readonly ttlSeconds: number;
};

/**
 * Hands push messages to the push services of browsers. Rejects when one was not taken over.
 * `gone` says that there is no such device any more, and never will be again (404, 410).
 */
export type PushProvider = { readonly name: string; readonly send: (db: Db, push: Push) => Promise<"taken" | "gone"> };
