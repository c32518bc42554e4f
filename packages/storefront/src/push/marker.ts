import { readJson } from "../session/storage.ts";
import { PUSH_KEY } from "../wake/hand-over.ts";
import { writeItem } from "../wake/storage.ts";

/** Whose messages this browser takes, and where: what lets a page see that the browser has another address by now. */
export type Marker = { readonly fan: string; readonly endpoint: string };

export function readMarker(): Marker | undefined {
  return readJson(PUSH_KEY, ({ fan, endpoint }) =>
    typeof fan === "string" && typeof endpoint === "string" ? { fan, endpoint } : undefined,
  );
}

export function writeMarker(marker: Marker | undefined): void {
  writeItem(PUSH_KEY, marker && JSON.stringify(marker));
}
