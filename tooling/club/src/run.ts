import { spawnSync } from "node:child_process";

/**
 * Runs a program in the root and shows what it prints.
 * @throws when it fails
 */
export function run(root: string, program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, [...args], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed.`);
}

/** Lets pnpm write the clubs that there are into the lockfile and link their packages. */
export const install = (root: string): void => run(root, "pnpm", ["install", "--no-frozen-lockfile", "--prefer-offline"]);
