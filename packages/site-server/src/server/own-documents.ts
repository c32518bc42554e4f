import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ClubRenderer } from "@tribun/storefront/page";
import { Documents, readKit } from "../documents/documents.ts";
import type { StoredFile } from "./files.ts";

/** The bundle beside the browser's code that renders pages and answers forms. */
const RENDERER = "server/club-server.js";

/** Loads the renderer of a built club at the first call; resolves to undefined when the build has none. */
export type OwnDocuments = () => Promise<Documents | undefined>;

/** @param dist folder that the build wrote */
export function ownDocuments(dist: string, files: ReadonlyMap<string, StoredFile>): OwnDocuments {
  const file = resolve(join(dist, RENDERER));
  let loading: Promise<Documents | undefined> | undefined;
  const load = async () => {
    if (!existsSync(file)) return undefined;
    const renderer: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
    if (!isClubRenderer(renderer)) throw new Error(`${file} does not export what it should`);
    return new Documents(await readKit(dist), renderer, async (name) => textOf(files.get(name)));
  };
  return () => (loading ??= load());
}

const decoder = new TextDecoder();

/** The text of a file; empty when there is none. */
export const textOf = (file: StoredFile | undefined): string => decoder.decode(file?.plain);

/** True for the bundle that a build writes for the club's server. */
export function isClubRenderer(module: unknown): module is ClubRenderer {
  return typeof module === "object" && module !== null && "renderPage" in module && "brand" in module;
}
