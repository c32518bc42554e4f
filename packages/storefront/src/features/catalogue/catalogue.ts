import type { Tariff } from "@tribun/api-client/contract";
import type { TariffType } from "@tribun/domain";

/** Tariffs of one type, in the operator's order. */
export type TariffGroup = { readonly type: TariffType; readonly tariffs: readonly Tariff[] };

/** The order in which types are shown. Types that bind the fan least come first. */
const SHOWN_TYPES: readonly TariffType[] = ["flex", "single", "partner24", "kids24", "business"];

/** Types of the given tariffs, in display order. */
export function typesOf(tariffs: readonly Tariff[]): readonly TariffType[] {
  return SHOWN_TYPES.filter((type) => tariffs.some((tariff) => tariff.type === type));
}

/** The short version of a tariff (§ 56(1) TKG), or the tariff itself where it has none. */
export function shortVersion(tariff: Tariff, tariffs: readonly Tariff[]): Tariff {
  return tariffs.find(({ id }) => id === tariff.alternative12Id) ?? tariff;
}

/** The tariff that a short version belongs to; undefined for a tariff that is no short version. */
export function longVersion(tariff: Tariff, tariffs: readonly Tariff[]): Tariff | undefined {
  return tariff.isAlternative ? tariffs.find(({ alternative12Id }) => alternative12Id === tariff.id) : undefined;
}

/**
 * Listed tariffs by type, filtered by `isWanted`. With `short`, short versions replace their long ones. Leaves out types without tariffs.
 */
export function groupTariffs(
  tariffs: readonly Tariff[],
  types: readonly TariffType[],
  short: boolean,
  isWanted: (tariff: Tariff) => boolean = () => true,
): readonly TariffGroup[] {
  const groups = types.map((type) => ({
    type,
    tariffs: tariffs
      .filter((tariff) => tariff.type === type && !tariff.isAlternative && isWanted(tariff))
      .map((tariff) => (short ? shortVersion(tariff, tariffs) : tariff)),
  }));
  return groups.filter((group) => group.tariffs.length > 0);
}

/** True when the tariffs of a type fill at most half a wide row. */
export const isFew = (tariffs: readonly Tariff[]): boolean => tariffs.length < 3;

/** Groups by the rows of a wide page: two small groups in succession share a row. */
export function rowsOf(groups: readonly TariffGroup[]): readonly (readonly TariffGroup[])[] {
  const rows: TariffGroup[][] = [];
  for (const group of groups) {
    const last = rows.at(-1);
    if (last?.length === 1 && [...last, group].every(({ tariffs }) => isFew(tariffs))) last.push(group);
    else rows.push([group]);
  }
  return rows;
}
