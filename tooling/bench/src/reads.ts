import { files, tariffs } from "@tribun/api-client/contract";
import { startOperatorProcess } from "@tribun/operator/testing/load";
import { startBare } from "./bare.ts";
import type { Lab } from "./lab.ts";
import { load } from "./load.ts";
import { atLeast, exactly, type Figure } from "./result.ts";

const HEADERS = { "x-team-id": "1", "x-language-code": "1" };
const LEAST = 0.75;
/** Headers that a server sets itself. */
const OWN = new Set(["content-length", "date", "connection", "keep-alive", "transfer-encoding"]);

/** Compares public reads with a bare route that answers the same bytes. They alternate, so that both run under the same conditions. */
export async function benchReads({ databaseUrl }: Lab, seconds: number): Promise<readonly Figure[]> {
  const operator = await startOperatorProcess(databaseUrl, { LOG_LEVEL: "info" });
  const figures: Figure[] = [];
  let range = 0;
  for (const [name, path] of [
    ["tariffs", tariffs.path],
    ["file", `${files.path}?folder=product-sheets&fileName=tribun-m.pdf`],
  ] as const) {
    const url = `${operator.url}${path}`;
    const first = await fetch(url, { headers: HEADERS });
    const etag = first.headers.get("etag") ?? "";
    const kept = [...first.headers].filter(([header]) => !OWN.has(header));
    const bare = await startBare({ body: await first.text(), headers: Object.fromEntries(kept) });
    for (const [kind, headers] of [
      ["whole", HEADERS],
      ["unchanged (ETag)", { ...HEADERS, "if-none-match": etag }],
    ] as const) {
      range++;
      await load(url, headers, 1, range);
      await load(bare.url, headers, 1);
      const ours = [];
      const theirs = [];
      for (let round = 0; round < 3; round++) {
        ours.push(await load(url, headers, seconds / 3, range));
        theirs.push(await load(bare.url, headers, seconds / 3));
      }
      const mean = (loads: readonly { readonly perSecond: number }[]) =>
        loads.reduce((sum, { perSecond }) => sum + perSecond, 0) / loads.length;
      const notes = `${Math.round(mean(ours))} of ${Math.round(mean(theirs))} a second`;
      figures.push(atLeast(`reads: ${name}, ${kind}, share of a bare route`, mean(ours) / mean(theirs), LEAST, notes));
      figures.push(
        exactly(
          `reads: ${name}, ${kind}, refused or failed`,
          ours.reduce((sum, { failed }) => sum + failed, 0),
          0,
        ),
      );
    }
    bare.stop();
  }
  await operator.stop();
  return figures;
}
