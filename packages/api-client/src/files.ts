import type { ApiContext, FileApi } from "./client/api.ts";
import { createSender } from "./http.ts";

/** Longer than for other calls, because a throttled line carries about eight kilobytes a second. */
const FILE_TIMEOUT_MS = 60_000;

/** Creates the client for calls that answer with a file. */
export function createFileApi(context: ApiContext): FileApi {
  const send = createSender(context, FILE_TIMEOUT_MS);
  return (call, input) => send(call, input, async (sent) => named(await sent.blob(), (await sent).headers.get("content-disposition")));
}

/** Gives a file the name that the operator sent with it, so that it keeps it when it is saved. */
function named(file: Blob, disposition: string | null): Blob {
  // The encoded name stands after the plain one. A plain name has no percent sign.
  const name = [...(disposition ?? "").matchAll(/filename(?:\*=UTF-8''|=")([^;"]+)/g)].at(-1)?.[1];
  return name ? new File([file], decodeURIComponent(name), { type: file.type }) : file;
}
