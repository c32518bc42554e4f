import type { Campaign } from "@tribun/api-client/contract";

const running: Campaign = {
  id: "derby",
  title: "Derbyherbst: 2 GB mehr",
  body: "Zwei Gigabyte kommen jeden Monat dazu.",
  image: { url: "/api/files?folder=art&fileName=signal-1.svg", width: 1280, height: 720, alt: "" },
  validFrom: "2026-10-29T08:00:00.000Z",
  validTo: "2026-12-31T08:00:00.000Z",
  state: "active",
  couponCode: "DERBI2GB",
  terms: "Ein Code je Bestellung.",
};

/** One that runs with a code, one that runs without, and one that has ended. */
export const sampleCampaigns: readonly Campaign[] = [
  running,
  { ...runningWithoutCode(), id: "stadium", title: "Anschluss geschenkt" },
  {
    ...running,
    id: "season",
    title: "Saisonstart",
    validFrom: "2026-06-16T08:00:00.000Z",
    validTo: "2026-09-04T08:00:00.000Z",
    state: "ended",
  },
];

function runningWithoutCode(): Campaign {
  const { couponCode: _, ...rest } = running;
  return rest;
}
