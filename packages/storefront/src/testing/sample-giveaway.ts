import type { Giveaway } from "@tribun/api-client/contract";

/** A giveaway that runs, as the operator tells it. */
export const sampleGiveaway: Giveaway = {
  key: "derbi",
  state: "open",
  title: "Derby live",
  description: "Zehn Gewinne rund um das Derby. Mitmachen kostet nichts.",
  image: { url: "/api/files/art.svg", width: 4, height: 3, alt: "" },
  opensAt: "2026-10-24T10:00:00.000Z",
  closesAt: "2026-12-03T22:59:00.000Z",
  drawAt: "2026-12-06T11:00:00.000Z",
  prizes: [
    { id: "tickets", name: "2 Karten für das Derby", quantity: 2 },
    { id: "jersey", name: "Signiertes Trikot", quantity: 3 },
  ],
  organiser: { name: "Muster GmbH", address: "Musterstraße 1, 10999 Berlin", email: "hallo@muster.example" },
  terms: "Teilnehmen können alle ab 18 Jahren.\n\nDer Rechtsweg ist ausgeschlossen.",
  minAge: 18,
  consentText: "Ich möchte Werbung per E-Mail bekommen.",
  consentTextVersion: "giveaway-2026-1",
};

/** The same, drawn, with its published protocol. */
export const sampleDrawn: Giveaway = {
  ...sampleGiveaway,
  key: "derbi-2024",
  state: "drawn",
  title: "Derby 2024",
  draw: {
    drawnAt: "2024-09-15T16:00:00.000Z",
    entries: 12,
    entriesHash: "0f".repeat(32),
    seed: "a1".repeat(32),
    winners: [{ name: "E. K.", prize: "2 Karten für das Derby" }],
  },
};
