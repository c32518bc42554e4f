import type { Db } from "../../db/database.ts";

export type Attachment = { readonly fileName: string; readonly contentType: string; readonly content: Uint8Array };

/** One mail in plain text. */
export type Mail = {
  readonly teamId: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for the same mail, so that a mail server or reader that gets it twice can tell. */
  readonly reference: string;
  readonly attachments?: readonly Attachment[];
  /** Where an answer goes; the club's own address without one. */
  readonly replyTo?: string;
  /** Ends advertising by one POST; only advertising has it. The mail then carries the headers of RFC 8058. */
  readonly unsubscribeUrl?: string;
};

/** Sends mail. Rejects when the mail was not taken over. */
export type MailProvider = { readonly name: string; readonly send: (db: Db, mail: Mail) => Promise<void> };
