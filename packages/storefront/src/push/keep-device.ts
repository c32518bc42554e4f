import { push, subscribePush } from "@tribun/api-client/calls/push";
import type { App } from "../api/app.ts";
import { subjectOf } from "../session/token.ts";
import { findAddress, readDevice, takeAddress } from "./device.ts";
import { readMarker, writeMarker } from "./marker.ts";

/**
 * Tells the operator where this browser is reached, if that has changed since the fan turned messages on here: browsers give a
 * new address of their own accord, and no worker has the tokens to say so. Costs no call where nothing has changed, and turns
 * nothing on that the operator or the browser has ended.
 */
export async function keepDevice({ api, session }: Pick<App, "api" | "session">): Promise<void> {
  const marker = readMarker();
  const fan = subjectOf(session.accessToken());
  if (!marker || marker.fan !== fan || Notification.permission !== "granted") return;
  if ((await findAddress())?.endpoint === marker.endpoint) return;
  if ((await readDevice()) === "unsupported") return;
  const { publicKey, on } = await api(push, {});
  if (!on) return writeMarker(undefined);
  const body = await takeAddress(publicKey);
  await api(subscribePush, { body });
  writeMarker({ fan, endpoint: body.endpoint });
}
