import { sendToSandbox } from "../messages.ts";
import { readDelivery } from "../settings.ts";
import type { PushProvider } from "../../ports/push.ts";

/** Sends nothing: stores each message for the console at /sandbox, or reports the device as gone if the console says so. */
export const sandboxPush = (now: () => Date): PushProvider => ({
  name: "sandbox",
  send: async (db, { teamId, target, note }) => {
    if ((await readDelivery(db, "push")) === "gone") return "gone";
    const body = `${note.body}\n${note.link}`;
    await sendToSandbox(db, { teamId, channel: "push", recipient: target.endpoint, subject: note.title, body }, now());
    return "taken";
  },
});
