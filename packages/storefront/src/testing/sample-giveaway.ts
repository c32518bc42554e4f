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
  commitment: { hash: "Y2x1Yi1jb21taXRtZW50LW9mLXRoZS1zYW1wbGUtb25l", at: "2026-10-24T10:00:00.000Z" },
};

/** Who took part in the one that is drawn. */
const ENTRY_IDS = [
  "d3a43867-e7e9-48e9-a2a2-04f537899f7b",
  "e9ee0af1-8698-49ba-a8d4-ca43d15da029",
  "d0b6ef52-32c7-4842-ad40-013b0499ac94",
  "9a7e4614-f2b1-4f21-a5da-0f130194fe9c",
  "90a52510-78e6-4d1e-ab5f-d1c7e91472dc",
  "9fbcc717-fefd-46c9-ab15-a98de1e8512a",
  "c128ee0b-e58c-4b57-a4d2-e8624c5fdeae",
  "5a40bce7-b6b4-4a6e-a5f0-873948e70f42",
  "65ad7fbb-d03e-4fd0-ae14-bbb07ef4e2e6",
  "80020268-e900-4cfe-a999-91182b6d6219",
  "3b6f95ab-57f7-4fab-aaea-c25a968a7af0",
  "a7796969-fdbf-41bd-a7ec-a93e3a4d9af4",
];

/** The same, drawn, with a protocol that comes out right. */
export const sampleDrawn: Giveaway = {
  ...sampleGiveaway,
  key: "derbi-2024",
  state: "drawn",
  title: "Derby 2024",
  opensAt: "2024-08-14T22:00:00.000Z",
  closesAt: "2024-09-14T22:00:00.000Z",
  drawAt: "2024-09-15T16:00:00.000Z",
  commitment: { hash: "NJD4BAGIbRLzhh7BkPXBZBmyY0VJepK8RTDiL12LQpU", at: "2024-08-14T22:00:00.000Z" },
  draw: {
    drawnAt: "2024-09-15T16:00:00.000Z",
    entries: 12,
    entriesHash: "nxR1jCbnDgonBlXtPcjxVePRdpQcmOw7DDonXyuxl-w",
    seed: "a1".repeat(32),
    winners: [
      { entryId: "c128ee0b-e58c-4b57-a4d2-e8624c5fdeae", prizeId: "tickets", prize: "2 Karten für das Derby", name: "E. K." },
      { entryId: "d3a43867-e7e9-48e9-a2a2-04f537899f7b", prizeId: "tickets", prize: "2 Karten für das Derby" },
      { entryId: "3b6f95ab-57f7-4fab-aaea-c25a968a7af0", prizeId: "jersey", prize: "Signiertes Trikot", name: "S. Ö." },
      { entryId: "a7796969-fdbf-41bd-a7ec-a93e3a4d9af4", prizeId: "jersey", prize: "Signiertes Trikot" },
      { entryId: "d0b6ef52-32c7-4842-ad40-013b0499ac94", prizeId: "jersey", prize: "Signiertes Trikot" },
    ],
  },
};

/** The same with the list that it was drawn from. */
export const sampleProtocol = { ...sampleDrawn, entryIds: ENTRY_IDS };
