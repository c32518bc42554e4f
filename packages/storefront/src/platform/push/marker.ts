import { readJson } from "../storage/storage.ts";
import { PUSH_KEY } from "../../hydration/hand-over.ts";
import { writeItem } from "../../hydration/storage.ts";

/**
 * Whose messages this browser receives, at which address, and for which of the fan's sessions. A page compares it to see whether the
 * browser has another address by now, or the fan another session.
 */
export type Marker = { readonly fan: string; readonly endpoint: string; readonly session?: string | undefined };

export function readMarker(): Marker | undefined {
  return readJson(PUSH_KEY, ({ fan, endpoint, session }) =>
    typeof fan === "string" && typeof endpoint === "string"
      ? { fan, endpoint, session: typeof session === "string" ? session : undefined }
      : undefined,
  );
}

export function writeMarker(marker: Marker | undefined): void {
  writeItem(PUSH_KEY, marker && JSON.stringify(marker));
}
