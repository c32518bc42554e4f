import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

/** Bytes of a file of a built club as its server sends it. Beside each file that gets smaller, the build writes a compressed one. */
export function sentSize(dist: string, file: string): number {
  const plain = join(dist, "client", file);
  const compressed = `${plain}.br`;
  return statSync(existsSync(compressed) ? compressed : plain).size;
}
