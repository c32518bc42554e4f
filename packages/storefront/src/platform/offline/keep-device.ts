import { push, subscribePush } from "@tribun/api-client/calls/push";
import type { App } from "../queries/app.ts";
import { subjectOf } from "../session/token.ts";
import { findAddress, readDevice, takeAddress } from "../push/device.ts";
import { leavePush } from "../push/leave.ts";
import { readMarker, writeMarker } from "../push/marker.ts";

/**
 * Reports this browser's push address to the operator, if it has changed since the fan turned messages on here: browsers change it by
 * themselves, and no worker has the tokens to report it. Does so after a new login too, because the address still belongs to the earlier
 * session. Makes no call when nothing has changed, and turns on nothing that the operator or the browser has ended. When the messages are
 * another fan's, it ends them.
 */
export async function keepDevice({ api, session }: Pick<App, "api" | "session">): Promise<void> {
  const marker = readMarker();
  const token = session.accessToken();
  const fan = subjectOf(token);
  if (!marker || fan === undefined) return;
  if (marker.fan !== fan) return leavePush(fan);
  if (Notification.permission !== "granted") return;
  const own = subjectOf(token, "sid");
  const same = marker.session === own;
  if (same && (await findAddress())?.endpoint === marker.endpoint) return;
  if ((await readDevice()) === "unsupported") return;
  const { publicKey, on, devices } = await api(push, {});
  // A new session has no device yet. Without any device, the fan or the operator has ended messages. The operator knows which device this
  // was.
  if (same ? !on : devices === 0) return writeMarker(undefined);
  const body = await takeAddress(publicKey);
  // The fan has turned messages off or signed out meanwhile.
  if (readMarker()?.fan !== fan || session.accessToken() === undefined) return;
  const taken = await api(subscribePush, { body: { ...body, ...(marker.session !== undefined && { before: marker.session }) } });
  writeMarker(taken.on ? { fan, endpoint: body.endpoint, session: own } : undefined);
}
