import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** True for a file that may be run. */
export const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where a program of this name is found, as a shell would. */
export const onPath = (name: string): string | undefined =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .filter((folder) => folder !== "")
    .map((folder) => join(folder, name))
    .find(isProgram);

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Runs a program to its end, on this terminal. @returns whether it succeeded */
export const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).status === 0;

/** True where packages of Debian can be installed without asking anybody. */
export const hasApt = (): boolean => isRoot() && onPath("apt-get") !== undefined;

/** Installs packages of Debian. @returns whether all are there now */
export const installWithApt = (...names: readonly string[]): boolean =>
  run("apt-get", ["update", "-qq"]) && run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names]);
