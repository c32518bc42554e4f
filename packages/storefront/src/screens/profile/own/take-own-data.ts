import type { Api } from "@tribun/api-client";
import { saveFile } from "../api/save-file.ts";

/** Hands a signed-in fan all that is kept about them, as a file that others can read (Art. 15, 20 GDPR). Throws what the call throws. */
export async function takeOwnData(api: Api, name: string): Promise<void> {
  const { exportMe } = await import("@tribun/api-client/calls/privacy");
  const data = await api(exportMe, {});
  saveFile(new Blob([JSON.stringify(data, undefined, 2)], { type: "application/json" }), name);
}
