import type { SupportCase } from "@tribun/api-client/contract";
import { euro } from "@tribun/domain";

const answered: SupportCase = {
  ticket: "T-0A1B2C3D4E",
  topic: "billing",
  message: "Wofür ist der zweite Posten?\nDas Paket kenne ich nicht.",
  reference: "R1-2026-000002",
  receivedAt: "2026-11-18T17:20:00.000Z",
  resolvedAt: "2026-11-19T09:05:00.000Z",
  answer: "Der zweite Posten ist Derbi 24 h, gebucht am 4. Oktober um 19:58 Uhr.\nEs lief bis zum Tag danach.",
};

/** A fan's cases: one that waits, one with an answer, and a fault that is closed. */
export const sampleCases: readonly SupportCase[] = [
  {
    ticket: "T-7F00AA12BC",
    topic: "fault",
    message: "Kein Netz in der Ostkurve.",
    receivedAt: "2026-11-21T08:10:00.000Z",
    informBy: "2026-11-22T08:10:00.000Z",
  },
  answered,
  {
    ticket: "T-11D2E3F4A5",
    topic: "fault",
    message: "Seit Montag geht nichts mehr.",
    receivedAt: "2026-10-05T10:00:00.000Z",
    informBy: "2026-10-06T10:00:00.000Z",
    resolvedAt: "2026-10-09T10:00:00.000Z",
    compensation: euro(1500),
  },
];

/** More cases than any fan writes. */
export const manyCases = (count: number): readonly SupportCase[] =>
  Array.from({ length: count }, (_, at) => ({ ...answered, ticket: `T-${String(at).padStart(10, "0")}` }));
