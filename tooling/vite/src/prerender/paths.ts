import { tariffs } from "@tribun/api-client/contract";
import * as v from "valibot";
import type { Snapshot } from "../snapshot/reader.ts";

/** All paths of a static route: its own, or one for each thing the catalogue holds. Throws for parameters nobody can list. */
export function expandPath(path: string, snapshot: Snapshot): string[] {
  if (!path.includes("$")) return [path];
  if (path === "/tarife/$type/$slug") {
    return v.parse(tariffs.payload, snapshot[tariffs.path]).map(({ type, slug }) => `/tarife/${type}/${slug}`);
  }
  throw new Error(`nobody knows the paths of the static route ${path}: list them here, or deliver it as "client"`);
}
