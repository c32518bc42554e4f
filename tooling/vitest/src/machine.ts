import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Says whether a file is executable. */
export const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Finds a program of this name in PATH, as a shell does. */
export const onPath = (name: string): string | undefined =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .filter((folder) => folder !== "")
    .map((folder) => join(folder, name))
    .find(isProgram);

export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Runs a program to its end, on this terminal.
 * @returns whether it succeeded
 */
export const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).status === 0;

/** Says whether Debian packages can be installed without a prompt. */
export const hasApt = (): boolean => isRoot() && onPath("apt-get") !== undefined;

/**
 * Installs Debian packages.
 * @returns whether it succeeded
 */
export const installWithApt = (...names: readonly string[]): boolean =>
  run("apt-get", ["update", "-qq"]) && run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names]);
