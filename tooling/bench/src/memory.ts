import { readFileSync } from "node:fs";
import { mnpProviders, phoneRegistries, productPlans, tariffDetail, tariffs } from "@tribun/api-client/contract";
import { HEAP_ENVIRONMENT, HEAP_FLAGS } from "@tribun/operator/heap";
import { addCrowd, startOperatorProcess } from "@tribun/operator/testing/load";
import { type Lab, SETTINGS } from "./lab.ts";
import { atMost, exactly, type Figure } from "./result.ts";

const MOST_MB = 200;
/** Growth of up to a tenth is noise of the garbage collector. A leak grows with every request. */
const GROWTH = 1.1;
const AT_ONCE = 16;

/**
 * Measures the resident memory of an operator process over many requests of several kinds. The process starts with the node flags and the
 * environment of its image.
 */
export async function benchMemory({ operator, databaseUrl }: Lab, requests: number): Promise<readonly Figure[]> {
  const running = await startOperatorProcess(databaseUrl, { ...SETTINGS, ...HEAP_ENVIRONMENT, NODE_OPTIONS: HEAP_FLAGS.join(" ") });
  const [fan] = await addCrowd(operator, 1);
  const paths = [
    tariffs.path,
    tariffDetail.path.replace("{idOrSlug}", "tribun-m"),
    productPlans.path,
    mnpProviders.path,
    `${phoneRegistries.path}?kind=general`,
    "/api/users/me",
    "/api/tariffs/me/ping",
    "/api/nothing-of-this-kind",
  ];
  const headers = { "x-team-id": "1", "x-language-code": "1", authorization: `Bearer ${fan?.token}` };
  let sent = 0;
  let failed = 0;
  const readings: number[] = [];
  const worker = async () => {
    while (sent < requests) {
      const path = paths[sent++ % paths.length] ?? "";
      if (sent % Math.ceil(requests / 20) === 0) readings.push(residentMb(running.pid()));
      const answer = await fetch(`${running.url}${path}`, { headers });
      await answer.arrayBuffer();
      if (answer.status >= 500) failed++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await running.stop();
  const half = Math.floor(readings.length / 2);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  // Compare with the second quarter, because the first one still fills caches and compiles code.
  const growth = mean(readings.slice(half)) / mean(readings.slice(Math.floor(half / 2), half));
  return [
    exactly("memory: requests that failed inside", failed, 0, `of ${sent}`),
    atMost("memory: resident megabytes", Math.max(...readings), MOST_MB, readings.map(Math.round).join(" ")),
    atMost("memory: second half compared with the quarter before", growth, GROWTH),
  ];
}

/** Resident memory of a process, in megabytes. Linux only. */
function residentMb(pid: number): number {
  const pages = Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? Number.NaN);
  return pages / 1024;
}
