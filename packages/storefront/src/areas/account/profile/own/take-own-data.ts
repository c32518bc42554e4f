import type { Api } from "@tribun/api-client";
import type { CallInput } from "@tribun/api-client/contract";
import { exportMeByProof } from "@tribun/api-client/calls/privacy";
import { saveFile } from "../../../../platform/app/save-file.ts";

/**
 * Saves all stored data about a verified fan as a JSON file (Art. 15, 20 GDPR).
 * @throws whatever the call throws
 */
export async function takeOwnData(api: Api, body: CallInput<typeof exportMeByProof>["body"], name: string): Promise<void> {
  const data = await api(exportMeByProof, { body });
  saveFile(new Blob([JSON.stringify(data, undefined, 2)], { type: "application/json" }), name);
}
