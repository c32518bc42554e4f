import type { Team } from "../teams.ts";

/** The four clubs. What a club shares is declared in its brand (`clubShare`); a test of `tooling/vite` holds these figures to it. */
export const SEED_TEAMS: readonly Team[] = [
  {
    id: 1,
    name: "Kanarya Mobil",
    origin: "http://localhost:1907",
    hotline: "1907",
    colours: { clubA: "#0b1e4f", onClubA: "#ffffff", clubB: "#ffe500", onClubB: "#0b1e4f" },
    share: { basisPoints: 200, from: "2026-01-01" },
  },
  {
    id: 2,
    name: "Aslan Mobil",
    origin: "http://localhost:1905",
    hotline: "1905",
    colours: { clubA: "#a3082c", onClubA: "#ffffff", clubB: "#fdb515", onClubB: "#3a0210" },
    share: { basisPoints: 150, from: "2026-01-01" },
  },
  {
    id: 3,
    name: "Kartal Mobil",
    origin: "http://localhost:1903",
    hotline: "1903",
    colours: { clubA: "#0d0d0f", onClubA: "#ffffff", clubB: "#ffffff", onClubB: "#0d0d0f" },
    share: { basisPoints: 300, from: "2026-01-01" },
  },
  {
    id: 4,
    name: "Fırtına Mobil",
    origin: "http://localhost:1967",
    hotline: "1967",
    colours: { clubA: "#6d1030", onClubA: "#ffffff", clubB: "#55b7e8", onClubB: "#260612" },
  },
];
