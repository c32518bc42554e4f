import type { Brand } from "@tribun/brand-contract";

/** What a club may have or not, with pages and links of its own. */
export type Capability = keyof Brand["capabilities"] | "clubShare";

/** Whether a club has it: a share of its bills by declaring one, anything else by its switch. */
export function offers({ capabilities, clubShare }: Brand, capability: Capability): boolean {
  return capability === "clubShare" ? clubShare !== undefined : capabilities[capability];
}
