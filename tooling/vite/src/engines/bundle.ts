import { join } from "node:path";
import { build } from "vite";

/** Bundles the exports of `played.ts` into one script that needs neither modules nor a page and defines the global `chance`. */
export async function chanceScript(): Promise<string> {
  const entry = join(import.meta.dirname, "played.ts");
  const lib = { entry, formats: ["iife" as const], name: "chance" };
  const [bundle] = [await build({ configFile: false, logLevel: "error", build: { write: false, lib } })].flat();
  if (!bundle || !("output" in bundle)) throw new Error("nothing was built");
  return bundle.output[0].code;
}
