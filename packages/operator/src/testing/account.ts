import { listMessages } from "../sandbox/messages.ts";
import type { TestOperator } from "./index.ts";

/** The token of the newest link that was mailed to an address. */
export async function lastLink(operator: TestOperator, email: string): Promise<string> {
  await operator.runJobs();
  const mails = await listMessages(operator.deps.db, { to: email, channel: "mail" });
  const token = mails.map(({ body }) => /emailToken=([\w-]+)/.exec(body)?.[1]).find((found) => found !== undefined);
  if (!token) throw new Error(`no link was mailed to ${email}`);
  return token;
}
