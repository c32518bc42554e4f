import { confirmEmail } from "@tribun/api-client/contract";
import { listMessages } from "../sandbox/messages.ts";
import type { As, TestOperator } from "./index.ts";

/** Returns the token of the newest link mailed to an address. */
export async function lastLink(operator: TestOperator, email: string): Promise<string> {
  await operator.runJobs();
  const mails = await listMessages(operator.deps.db, { to: email, channel: "mail" });
  const token = mails.map(({ body }) => /emailToken=([\w-]+)/.exec(body)?.[1]).find((found) => found !== undefined);
  if (!token) throw new Error(`no link was mailed to ${email}`);
  return token;
}

/** Opens the newest link mailed to an address. */
export async function openLink(operator: TestOperator, email: string, as: As = {}): Promise<void> {
  await operator.call(confirmEmail, { body: { token: await lastLink(operator, email) } }, as);
}

/** Returns the path of the newest link to an operator's page (`/c/{name}/…`) that went to a mailbox or a phone. */
export async function lastPath(operator: TestOperator, name: string, to: string): Promise<string> {
  await operator.runJobs();
  const sent = await listMessages(operator.deps.db, { to });
  const path = sent.map(({ body }) => new RegExp(`/c/${name}/[^\\s?]+`).exec(body)?.[0]).find((found) => found !== undefined);
  if (!path) throw new Error(`no link to ${name} went to ${to}`);
  return path;
}
