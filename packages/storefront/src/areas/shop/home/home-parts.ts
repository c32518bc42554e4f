import type { Brand, HomeSection } from "@tribun/brand-contract";
import { type Capability, offers } from "../../../platform/brand/offers.ts";

/** Parts that need a capability of the club. */
const NEEDS: Partial<Record<HomeSection["part"], Capability>> = { porting: "porting", game: "games" };

/** Id of a part on a page whose hero lists its contents. */
export const partId = (part: HomeSection["part"]): string => `part-${part}`;

/** The parts of the home page that the club has, in the order of its look. */
export function partsOf(brand: Brand, sections: readonly HomeSection[]): readonly HomeSection[] {
  return sections.filter(({ part }) => {
    const needed = NEEDS[part];
    return needed === undefined || offers(brand, needed);
  });
}
