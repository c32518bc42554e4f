import { randomUUID } from "node:crypto";
import { optionImport, tariffDetail, tariffImport } from "@tribun/api-client/contract";
import { type CodeProofs, refused } from "./code-proof.ts";
import type { Fixtures } from "./fixture.ts";
import { ADMIN_TOKEN } from "./world.ts";

const as = { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } };
const key = () => randomUUID().slice(0, 8).toUpperCase();
const description = { de: "Für den Pokal.", tr: "Kupa için." };

const pack = () => ({
  externalId: `OPT-${key()}`,
  category: "internet" as const,
  name: "Kupa",
  description,
  priceCents: 499,
  validity: { unit: "day" as const, value: 3 },
  renewal: "once" as const,
  allowance: { dataMb: 3000, zone: "de" as const },
});
const tariff = () => ({
  ...{ externalId: `TRB-${key()}`, slug: `kupa-${key().toLowerCase()}`, type: "flex" as const, name: "Kupa", description },
  ...{ priceCents: 3499, connectionFeeCents: 999, connectionFeeEsimCents: 999, commitmentMonths: 1, noticeDays: 30 },
  ...{ dataGb: 100, euDataGb: 54, throttleKbps: 64, minutesTr: 500, maxDownMbps: 150, maxUpMbps: 50 },
  ...{ tech: ["5G"], simTypes: ["esim" as const], hasFormOption: false, minAge: 18, customerType: "private" as const },
});

/** The token alone authorises these calls, whichever identity sends it. */
export const SYNC_FIXTURES = {
  optionImport: { prepare: () => ({ body: pack(), as }) },
  optionUpdate: { prepare: () => ({ params: { externalId: "OPT-EK-10" }, body: { onSale: true }, as }) },
  tariffImport: { prepare: () => ({ body: tariff(), as }) },
  tariffUpdate: { prepare: () => ({ params: { externalId: "TRB-1001" }, body: {}, as }) },
} satisfies Partial<Fixtures>;

export const SYNC_CODES = {
  "1026": ({ operator }) => refused(operator, optionImport, { body: { ...pack(), externalId: "OPT-EK-2" } }, as),
  "1039": ({ operator }) => refused(operator, tariffDetail, { params: { idOrSlug: "TRB-NOPE" } }),
  "1040": ({ operator }) => refused(operator, tariffImport, { body: { ...tariff(), externalId: "TRB-1001" } }, as),
} satisfies Partial<CodeProofs>;
