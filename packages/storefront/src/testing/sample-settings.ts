import type { LineSettings } from "@tribun/api-client/contract";
import { euro, ROAMING_CAPS_CENTS } from "@tribun/domain";

/** Settings of the sample line before any choice. */
export const sampleSettings: LineSettings = {
  lineId: "l1",
  usageNotice: true,
  blocks: { premiumNumbers: false, thirdPartyBilling: false, roamingData: false },
  evn: { mode: "off", declaration: "Ich erkläre, dass alle in meinem Haushalt Bescheid wissen (§ 11 Abs. 1 TDDDG)." },
  costShield: {
    enabled: true,
    cap: euro(5950),
    spent: euro(1230),
    state: "open",
    caps: ROAMING_CAPS_CENTS.map((cents) => euro(cents)),
  },
};
