import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The root of the repository, without a trailing slash. */
export const root = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "");

/** The operator's default port. */
const OPERATOR_PORT = 1900;

/** What is needed to run a club's app. */
export interface Club {
  readonly id: string;
  readonly name: string;
  readonly teamId: number;
  /** Port of the club's app on this machine: the short code of its hotline, plus the offset. */
  readonly port: number;
}

interface BrandModule {
  readonly brand: { readonly id: string; readonly name: string; readonly teamId: number; readonly hotline: { readonly shortCode: string } };
}

/**
 * Added to every port, so that two checkouts can run side by side: `PORT_OFFSET=10000 npm start`.
 * @throws when PORT_OFFSET is not a whole number from 0 to 60000
 */
export const portOffset = (): number => {
  const given = Number(process.env["PORT_OFFSET"] ?? "0");
  if (!Number.isInteger(given) || given < 0 || given > 60_000) throw new Error("PORT_OFFSET must be a whole number from 0 to 60000.");
  return given;
};

export const operatorPort = (): number => OPERATOR_PORT + portOffset();

/** The clubs of the repository, read from their brands, sorted by team id. */
export async function readClubs(): Promise<Club[]> {
  const ids = readdirSync(join(root, "brands")).filter((id) => existsSync(join(root, "brands", id, "brand.config.ts")));
  const clubs = await Promise.all(
    ids.map(async (id): Promise<Club> => {
      const module = (await import(pathToFileURL(join(root, "brands", id, "brand.config.ts")).href)) as BrandModule;
      const { name, teamId, hotline } = module.brand;
      return { id, name, teamId, port: Number(hotline.shortCode) + portOffset() };
    }),
  );
  return clubs.toSorted((a, b) => a.teamId - b.teamId);
}

export const addressOf = (port: number): string => `http://localhost:${port}`;

/** The operator's setting for the addresses of the clubs' apps. */
export const teamOrigins = (clubs: readonly Club[]): string => clubs.map((club) => `${club.teamId}=${addressOf(club.port)}`).join(",");
