import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { PaperServer } from "@tribun/storefront/page";

/** Beside the browser's code: what drew the pages, answers forms in the same words, and draws a page anew. */
const RENDERER = "server/club-server.js";

/** What a built club brings for its server, loaded when it is first wanted; undefined where the build has none. */
export type OwnRenderer = () => Promise<PaperServer | undefined>;

/** @param dist folder that the build wrote */
export function ownRenderer(dist: string): OwnRenderer {
  const file = resolve(join(dist, RENDERER));
  let loading: Promise<PaperServer | undefined> | undefined;
  return () => (loading ??= load(file));
}

async function load(file: string): Promise<PaperServer | undefined> {
  if (!existsSync(file)) return undefined;
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return isPaperServer(module) ? module : undefined;
}

function isPaperServer(module: unknown): module is PaperServer {
  return typeof module === "object" && module !== null && "answerForm" in module;
}
