import { EMPTY_DRAFT, type OpenOrder } from "@tribun/checkout-wizard";
import { testNow } from "@tribun/vitest-config/clock";
import { sampleBrand } from "./sample-brand.ts";

/** A stored order of the sample club, as the checkout stores it in the browser. */
export function serialiseDraftForTests(openOrder: OpenOrder | undefined): string {
  const tariff = { id: "t1", slug: "serbest-m", hasFormOption: false, requiresChild: false, requiresMainLine: false, forBusiness: false };
  const draft = { ...EMPTY_DRAFT, tariff, ...(openOrder && { openOrder }) };
  return JSON.stringify({ version: 2, club: sampleBrand.id, savedAt: testNow(), draft });
}
