import { ROOT, OPERATOR_PORT, readClubs as readFolders } from "@tribun/brand-contract/folder";

/** The root of the repository, without a trailing slash. */
export const root = ROOT;

/** What is needed to run a club's app. */
export interface Club {
  readonly id: string;
  readonly name: string;
  readonly teamId: number;
  /** Port of the club's app on this machine: the short code of its hotline, plus the offset. */
  readonly port: number;
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

/** The clubs of the repository, as their folders declare them, in the order of their team ids. */
export async function readClubs(): Promise<Club[]> {
  return (await readFolders()).map(({ brand }) => ({
    id: brand.id,
    name: brand.name,
    teamId: brand.teamId,
    port: Number(brand.hotline.shortCode) + portOffset(),
  }));
}

export const addressOf = (port: number): string => `http://localhost:${port}`;

/** The operator's setting for the addresses of the clubs' apps. */
export const teamOrigins = (clubs: readonly Club[]): string => clubs.map((club) => `${club.teamId}=${addressOf(club.port)}`).join(",");
