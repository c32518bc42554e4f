import type { Db } from "../db/database.ts";

/** Push subscription of a browser, as the browser gave it. */
export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly authSecret: string };

/** Content that a device shows. Others may see the screen, so it has no name, number, amount or code. */
export type PushNote = {
  readonly title: string;
  readonly body: string;
  /** Path of the club's app that a press opens. */
  readonly link: string;
  /** A newer note with the same tag replaces this one. */
  readonly tag: string;
  /** True if the app's icon shows a badge until the fan opens the app. */
  readonly badge: boolean;
};

export type Push = {
  readonly teamId: number;
  readonly target: PushTarget;
  readonly note: PushNote;
  /** Seconds for which the push service keeps the message for a device that is off. */
  readonly ttlSeconds: number;
};

/**
 * Sends push messages to the browsers' push services. Rejects if one was not accepted. `gone`: the device does not exist any more and never
 * will (404, 410).
 */
export type PushProvider = { readonly name: string; readonly send: (db: Db, push: Push) => Promise<"taken" | "gone"> };
