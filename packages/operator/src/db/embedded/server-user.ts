import { execFileSync } from "node:child_process";

/** User that runs PostgreSQL, which refuses root. */
export type ServerUser = { readonly uid: number; readonly gid: number };

/**
 * Returns the user for the server when this process is root: `postgres` if it exists, else `nobody`, so that no account must be created.
 * Undefined when this process is an ordinary user and runs the server itself.
 */
export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // This user does not exist; try the next.
    }
  }
  throw new Error(
    "PostgreSQL does not run as root, and there is neither a user postgres nor nobody. Set DATABASE_URL, or start as another user.",
  );
}
