import type { Tariff } from "@tribun/api-client/contract";
import type { Brand } from "@tribun/brand-contract";
import { isBusiness } from "@tribun/domain";

/** What a club may have or not, with pages and links of its own. */
export type Capability = keyof Brand["capabilities"] | "clubShare";

/** Whether a club has it: a share of its bills by declaring one, anything else by its switch. */
export function offers({ capabilities, clubShare }: Brand, capability: Capability): boolean {
  return capability === "clubShare" ? clubShare !== undefined : capabilities[capability];
}

/** The tariffs that a club sells: none for companies where it serves none, and none that brings a jersey where it has no jerseys. */
export function offeredTariffs(brand: Pick<Brand, "capabilities">, tariffs: readonly Tariff[]): Tariff[] {
  const { business, jersey } = brand.capabilities;
  return tariffs
    .filter(({ eligibility }) => business || !isBusiness(eligibility.customerType))
    .map((tariff) => (jersey || !tariff.hasFormOption ? tariff : { ...tariff, hasFormOption: false }));
}
