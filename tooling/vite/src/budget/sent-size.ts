import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

/** Bytes of a file of a built club as its server sends them: the build has put a compressed one beside each that gets smaller. */
export function sentSize(dist: string, file: string): number {
  const plain = join(dist, "client", file);
  const compressed = `${plain}.br`;
  return statSync(existsSync(compressed) ? compressed : plain).size;
}
