import type { Db } from "../../db/database.ts";

export type Attachment = { readonly fileName: string; readonly contentType: string; readonly content: Uint8Array };

/** One mail in plain text. */
export type Mail = {
  readonly teamId: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[];
};

/** Sends mail. Rejects when the mail was not taken over. */
export type MailProvider = { readonly name: string; readonly send: (db: Db, mail: Mail) => Promise<void> };
