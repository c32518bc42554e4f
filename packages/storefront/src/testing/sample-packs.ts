import type { Option, SheetVersion } from "@tribun/api-client/contract";
import { euro } from "@tribun/domain";

const pack = (name: string, cents: number, zone: Option["allowance"]["zone"]): Option => ({
  id: name,
  externalId: name,
  category: "internet",
  tags: ["roaming"],
  name,
  description: "",
  price: euro(cents),
  validity: { unit: "day", value: 7 },
  renewal: "once",
  allowance: { dataMb: 1000, zone },
});

/** Data packs outside the EU, two of them for Türkiye, unsorted. */
export const samplePacks: readonly Option[] = [
  pack("Tatil 5 GB", 1999, "tr"),
  pack("CH/UK 1 GB", 699, "chuk"),
  pack("Tatil 1 GB", 799, "tr"),
];

/** Two versions of one tariff's product information sheet, the newest first. */
export const sampleSheets: readonly SheetVersion[] = [2, 1].map((version) => ({
  tariffId: "tribun-l",
  version,
  since: `2026-1${version}-01`,
  fileName: `tribun-l_${version}.pdf`,
}));
