import type { Letter } from "@tribun/mails";
import type { Db } from "../db/database.ts";

export type Attachment = { readonly fileName: string; readonly contentType: string; readonly content: Uint8Array };

type Envelope = {
  readonly teamId: number;
  readonly to: string;
  /** The same for the same mail, so that a mail server or reader recognises a duplicate. */
  readonly reference: string;
  readonly attachments?: readonly Attachment[];
  /** Reply address; without it, the club's own address. */
  readonly replyTo?: string;
  /** Address that ends advertising by one POST; only for advertising. The mail then carries the headers of RFC 8058. */
  readonly unsubscribeUrl?: string;
};

/** One mail as a mail server takes it: the same content as plain text and as HTML. */
export type Mail = Envelope & { readonly subject: string; readonly text: string; readonly html: string };

/** Sends mail. Rejects if the server did not accept it. */
export type MailProvider = { readonly name: string; readonly send: (db: Db, mail: Mail) => Promise<void> };

/** Puts letters into their form and sends them. Rejects if the server did not accept the mail. */
export type Post = { readonly name: string; readonly send: (db: Db, mail: Envelope & { readonly letter: Letter }) => Promise<void> };
