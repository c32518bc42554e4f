import type { Db } from "../db/database.ts";

export type Attachment = { readonly fileName: string; readonly contentType: string; readonly content: Uint8Array };

/** One mail in plain text. */
export type Mail = {
  readonly teamId: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for the same mail, so that a mail server or reader recognises a duplicate. */
  readonly reference: string;
  readonly attachments?: readonly Attachment[];
  /** Reply address; without it, the club's own address. */
  readonly replyTo?: string;
  /** Address that ends advertising by one POST; only for advertising. The mail then carries the headers of RFC 8058. */
  readonly unsubscribeUrl?: string;
};

/** Sends mail. Rejects if the server did not accept it. */
export type MailProvider = { readonly name: string; readonly send: (db: Db, mail: Mail) => Promise<void> };
