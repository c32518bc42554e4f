import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "@tribun/domain";
import { parseBrand } from "@tribun/storefront/brand";
import { expect, test } from "vitest";
import { readSnapshot } from "./reader.ts";

const brands = new URL("../../../../brands/", import.meta.url);

test.each(readdirSync(fileURLToPath(brands)))("what %s declares of its bills is what the operator books", async (club) => {
  const named: unknown = await import(new URL(`${club}/brand.config.ts`, brands).href);
  if (typeof named !== "object" || named === null || !("brand" in named)) throw new Error("a brand's file names no brand");
  const { teamId, clubShare } = parseBrand(named.brand);
  const declared = clubShare && { basisPoints: clubShare.basisPoints, from: clubShare.from };
  for (const language of LANGUAGES) {
    const booked = readSnapshot(teamId, language)["/api/club-share"];
    if (declared) expect(booked).toMatchObject(declared);
    else expect(booked).toBeUndefined();
  }
});
