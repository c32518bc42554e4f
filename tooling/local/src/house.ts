import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The root of the house, without a slash at its end. */
export const root = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "");

/** Port of the operator when nothing else is said. */
const OPERATOR_PORT = 1900;

/** What running a club's app needs to know about it. */
export interface Club {
  readonly id: string;
  readonly name: string;
  readonly teamId: number;
  /** The hotline's code doubles as the port of the club's app on this machine. */
  readonly port: number;
}

interface BrandModule {
  readonly brand: { readonly id: string; readonly name: string; readonly teamId: number; readonly hotline: { readonly shortCode: string } };
}

/** Added to every port, so that two houses can run side by side: `PORT_OFFSET=10000 npm start`. */
export const portOffset = (): number => {
  const given = Number(process.env["PORT_OFFSET"] ?? "0");
  if (!Number.isInteger(given) || given < 0 || given > 60_000) throw new Error("PORT_OFFSET must be a whole number from 0 to 60000.");
  return given;
};

export const operatorPort = (): number => OPERATOR_PORT + portOffset();

/** The clubs of the house, read from their brands, in the order of their teams. */
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

/** What the operator is told about where the clubs' apps live. */
export const teamOrigins = (clubs: readonly Club[]): string => clubs.map((club) => `${club.teamId}=${addressOf(club.port)}`).join(",");
