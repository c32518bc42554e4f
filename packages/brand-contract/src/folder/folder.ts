import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as v from "valibot";
import { BrandError, parseBrand } from "../contract.ts";
import { operatorFactsSchema } from "../operator-facts.ts";
import { seasonSchema } from "../season.ts";
import { clashesOf } from "./clashes.ts";
import type { ClubFolder } from "./club-folder.ts";

export { OPERATOR_PORT } from "./clashes.ts";
export type { ClubFolder } from "./club-folder.ts";

/** The root of the repository, without a trailing slash. */
export const ROOT = fileURLToPath(new URL("../../../..", import.meta.url)).replace(/[\\/]$/, "");

/** The ids of all clubs: the folders under `brands/` that hold a brand, sorted by name. */
export function clubIds(root = ROOT): readonly string[] {
  return readdirSync(join(root, "brands"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, "brands", entry.name, "brand.config.ts")))
    .map((entry) => entry.name)
    .toSorted();
}

/**
 * Reads one club from its folder.
 * @throws BrandError with one line for each fault
 */
export async function readClub(id: string, root = ROOT): Promise<ClubFolder> {
  const folder = join(root, "brands", id);
  const brand = parseBrand(await exportOf(join(folder, "brand.config.ts"), "brand"));
  if (brand.id !== id) throw new BrandError(`the folder brands/${id} declares the club "${brand.id}"`);
  return {
    brand,
    season: checked(id, "season.ts", seasonSchema, await exportOf(join(folder, "season.ts"), "season")),
    facts: checked(id, "operator.ts", operatorFactsSchema, await exportOf(join(folder, "operator.ts"), "operatorFacts")),
    tokens: JSON.parse(readFileSync(join(folder, "tokens.json"), "utf8")),
  };
}

/**
 * Reads every club, in the order of its team id. This is the only list of clubs.
 * @throws BrandError for a folder that breaks the contract, and for clubs that share what each must have for itself
 */
export async function readClubs(root = ROOT): Promise<readonly ClubFolder[]> {
  const clubs = await Promise.all(clubIds(root).map((id) => readClub(id, root)));
  const clashes = clashesOf(clubs);
  if (clashes.length > 0) throw new BrandError(`clubs share what each must have for itself:\n${clashes.join("\n")}`);
  return clubs.toSorted((one, other) => one.brand.teamId - other.brand.teamId);
}

async function exportOf(file: string, name: string): Promise<unknown> {
  if (!existsSync(file)) throw new BrandError(`${file} is missing`);
  const module: unknown = await import(pathToFileURL(file).href);
  return typeof module === "object" && module !== null && name in module ? Reflect.get(module, name) : undefined;
}

function checked<S extends v.GenericSchema>(id: string, file: string, schema: S, given: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? file}: ${issue.message}`);
  throw new BrandError(`brands/${id}/${file} does not keep the brand contract:\n${faults.join("\n")}`);
}
