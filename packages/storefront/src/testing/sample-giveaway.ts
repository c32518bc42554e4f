import type { Giveaway } from "@tribun/api-client/contract";
import { QUICKNET } from "@tribun/domain";

/** A giveaway that is open, as the operator returns it. */
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

/** The entries of the drawn giveaway. */
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

/** The same after the draw, with a valid protocol. */
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

/** The same with the list of entries that it was drawn from. */
export const sampleProtocol = { ...sampleDrawn, entryIds: ENTRY_IDS };

/** Drawn with a value from outside: round 1000 of drand as published, so that the date is that round's. */
const FAIR_DRAW: Giveaway["draw"] = sampleDrawn.draw && {
  ...sampleDrawn.draw,
  drawnAt: "2023-08-23T15:59:30.000Z",
  value: {
    randomness: "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd",
    signature: "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
  },
  winners: [
    { entryId: "c128ee0b-e58c-4b57-a4d2-e8624c5fdeae", prizeId: "tickets", prize: "2 Karten für das Derby", name: "E. K." },
    { entryId: "e9ee0af1-8698-49ba-a8d4-ca43d15da029", prizeId: "tickets", prize: "2 Karten für das Derby" },
    { entryId: "d3a43867-e7e9-48e9-a2a2-04f537899f7b", prizeId: "jersey", prize: "Signiertes Trikot", name: "S. Ö." },
    { entryId: "9fbcc717-fefd-46c9-ab15-a98de1e8512a", prizeId: "jersey", prize: "Signiertes Trikot" },
    { entryId: "80020268-e900-4cfe-a999-91182b6d6219", prizeId: "jersey", prize: "Signiertes Trikot" },
  ],
};

export const sampleFair: Giveaway = {
  ...sampleDrawn,
  ...{ opensAt: "2023-07-20T22:00:00.000Z", closesAt: "2023-08-20T15:49:24.000Z", drawAt: "2023-08-23T15:49:24.000Z" },
  commitment: { hash: "NJD4BAGIbRLzhh7BkPXBZBmyY0VJepK8RTDiL12LQpU", at: "2023-07-20T22:00:00.000Z" },
  outside: {
    ...{ chain: QUICKNET.id, round: 1000, at: "2023-08-23T15:59:24.000Z", source: "drand" },
    url: `https://api.drand.sh/${QUICKNET.id}/public/1000`,
  },
  sealed: { at: "2023-08-23T15:50:00.000Z", entries: 12, entriesHash: "nxR1jCbnDgonBlXtPcjxVePRdpQcmOw7DDonXyuxl-w" },
  draw: FAIR_DRAW,
};

/** The same with the list of entries that it was drawn from. */
export const sampleFairProtocol = { ...sampleFair, entryIds: ENTRY_IDS };

/** One whose list is closed and which waits for its value. */
export const sampleWaiting: Giveaway = { ...sampleFair, key: "waits", state: "closed", draw: undefined };
