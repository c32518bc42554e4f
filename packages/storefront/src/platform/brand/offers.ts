import type { Tariff } from "@tribun/api-client/contract";
import type { Brand } from "@tribun/brand-contract";
import { isBusiness } from "@tribun/domain";

/** A feature that a club may have or not, with pages and links of its own. */
export type Capability = keyof Brand["capabilities"] | "clubShare";

/** True when a club has a capability: a share of its bills if the brand declares one, anything else by its switch. */
export function offers({ capabilities, clubShare }: Brand, capability: Capability): boolean {
  return capability === "clubShare" ? clubShare !== undefined : capabilities[capability];
}

/** The tariffs that a club sells: none for companies without `business`, and none with a jersey without `jersey`. */
export function offeredTariffs(brand: Pick<Brand, "capabilities">, tariffs: readonly Tariff[]): Tariff[] {
  const { business, jersey } = brand.capabilities;
  return tariffs
    .filter(({ eligibility }) => business || !isBusiness(eligibility.customerType))
    .map((tariff) => (jersey || !tariff.hasFormOption ? tariff : { ...tariff, hasFormOption: false }));
}
