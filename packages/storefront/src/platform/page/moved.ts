/** Addresses that redirect to another one with their query: short forms (spec §2), another spelling (A4), and the terms (A18). */
export const MOVED = {
  "/login": "/auth/login",
  "/register": "/auth/register",
  "/information/terms": "/information/agb",
  "/giveaway-fenerium": "/giveawayfenerium",
  "/giveaway-fenerium-result": "/giveawayfenerium-result",
} as const;
export type MovedPath = keyof typeof MOVED;
