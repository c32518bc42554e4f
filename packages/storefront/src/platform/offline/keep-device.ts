import { push, subscribePush } from "@tribun/api-client/calls/push";
import type { App } from "../queries/app.ts";
import { subjectOf } from "../session/token.ts";
import { findAddress, readDevice, takeAddress } from "../push/device.ts";
import { leavePush } from "../push/leave.ts";
import { readMarker, writeMarker } from "../push/marker.ts";

/**
 * Tells the operator where this browser is reached, if that has changed since the fan turned messages on here: browsers give a
 * new address of their own accord, and no worker has the tokens to say so. The same after a new login, as the address still
 * belongs to the session before. Costs no call where nothing has changed, and turns nothing on that the operator or the browser
 * has ended. Where another fan's messages come, they come no more.
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
  // A new session has none yet; without any at all the fan has ended it, or the operator has. Which of them was this one, it knows.
  if (same ? !on : devices === 0) return writeMarker(undefined);
  const body = await takeAddress(publicKey);
  // Turned off or signed out meanwhile.
  if (readMarker()?.fan !== fan || session.accessToken() === undefined) return;
  const taken = await api(subscribePush, { body: { ...body, ...(marker.session !== undefined && { before: marker.session }) } });
  writeMarker(taken.on ? { fan, endpoint: body.endpoint, session: own } : undefined);
}
