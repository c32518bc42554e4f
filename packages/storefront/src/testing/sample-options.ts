import type { ActiveOption, Option } from "@tribun/api-client/contract";
import { euro } from "@tribun/domain";

const days = (value: number) => ({ unit: "day", value }) as const;

function pack(id: string, name: string, cents: number, more: Pick<Option, "allowance"> & Partial<Option>): Option {
  const externalId = `OPT-${id.toUpperCase()}`;
  return {
    ...{ id, externalId, name, price: euro(cents), category: "internet", tags: [], validity: days(30), renewal: "once" },
    description: `${name}, zum Nachlegen an langen Spieltagen.`,
    ...more,
  };
}

export const samplePack = pack("ek-10", "Ek 10 GB", 999, { allowance: { dataMb: 10_000, zone: "de" } });
export const sampleFlat = pack("tuerkiye-flat", "Türkiye Flat", 1499, {
  category: "voice",
  renewal: "auto",
  allowance: { minutes: -1, zone: "tr" },
});
export const sampleVoice = pack("tuerkiye-500", "Türkiye 500", 999, { category: "voice", allowance: { minutes: 500, zone: "tr" } });

const roaming = (id: string, name: string, cents: number, gb: number, length: number): Option =>
  pack(id, name, cents, { tags: ["roaming"], validity: days(length), allowance: { dataMb: gb * 1000, zone: "tr" } });

/** Packs on sale, as in the operator's own seed. */
export const samplePacks: readonly Option[] = [
  pack("ek-2", "Ek 2 GB", 399, { allowance: { dataMb: 2000, zone: "de" } }),
  samplePack,
  pack("derbi-24", "Derbi 24 h", 299, { validity: { unit: "hour", value: 24 }, allowance: { dataMb: -1, zone: "de" } }),
  sampleVoice,
  sampleFlat,
  pack("sms-eu-500", "500 SMS EU", 499, { category: "message", allowance: { sms: 500, zone: "eu" } }),
  roaming("tatil-1", "Tatil 1 GB", 799, 1, 7),
  roaming("tatil-5", "Tatil 5 GB", 1999, 5, 14),
  pack("sezon-15", "Sezon 15 GB", 3499, { tags: ["roaming"], allowance: { dataMb: 15_000, minutes: 150, zone: "tr" } }),
  pack("ch-uk-1", "CH/UK 1 GB", 699, { tags: ["roaming"], validity: days(7), allowance: { dataMb: 1000, zone: "chuk" } }),
];

/** An active pack, a third of it used. */
export const runningPack: ActiveOption = {
  id: "p1",
  option: sampleVoice,
  lineId: "l1",
  state: "active",
  startedAt: "2026-11-02T10:00:00.000Z",
  endsAt: "2026-12-02T10:00:00.000Z",
  remaining: { minutes: 320 },
  autoRenew: false,
};

/** One that renews itself. */
export const renewingPack: ActiveOption = {
  ...runningPack,
  id: "p2",
  option: sampleFlat,
  endsAt: "2026-12-05T10:00:00.000Z",
  remaining: { minutes: -1 },
  autoRenew: true,
};

/** One that begins after the withdrawal period. */
export const scheduledPack: ActiveOption = {
  ...runningPack,
  id: "p3",
  option: samplePack,
  state: "scheduled",
  startedAt: "2026-12-07T23:00:00.000Z",
  endsAt: "2027-01-06T23:00:00.000Z",
  remaining: { dataMb: 10_000 },
};

/** Active packs on many lines. */
export const manyRunning = (count: number): readonly ActiveOption[] =>
  Array.from({ length: count }, (_, at) => ({ ...runningPack, id: `p${at + 1}`, lineId: `l${at + 1}` }));

/** As many packs on sale, all of one category. */
export const manyPacks = (count: number): readonly Option[] =>
  Array.from({ length: count }, (_, at) => ({ ...samplePack, id: `ek-${at + 1}`, name: `Ek ${at + 1} GB` }));
