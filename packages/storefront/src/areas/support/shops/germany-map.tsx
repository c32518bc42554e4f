import type { Distributor } from "@tribun/api-client/contract";
import { classNames } from "@tribun/ui-kit";
import { MAP, outline, regions } from "./germany.ts";
import styles from "../shared/shops.module.css";

type GermanyMapProps = {
  readonly shops: readonly Distributor[];
  /** Shops that the list beside the map shows: their points are larger and filled, the others hollow. */
  readonly shown: readonly Distributor[];
  /** Text alternative of the map, one sentence. */
  readonly label: string;
};

/**
 * Map of the shops: one point for each postal region, larger for more shops. An own SVG in the club's tokens, so that no third party serves
 * a map.
 */
export function GermanyMap({ shops, shown, label }: GermanyMapProps) {
  const near = countByRegion(shown);
  return (
    <svg className={styles["map"]} viewBox={`0 0 ${MAP.width} ${MAP.height}`} role="img" aria-label={label}>
      <path className={styles["land"]} d={outline} />
      {[...countByRegion(shops)].map(([region, count]) => {
        const at = regions.get(region);
        const lit = near.has(region);
        return (
          at && (
            <circle key={region} className={classNames(styles["point"], lit && styles["lit"])} cx={at.x} cy={at.y} r={radius(count, lit)} />
          )
        );
      })}
    </svg>
  );
}

const radius = (count: number, lit: boolean) => Math.round(6 + Math.sqrt(count) * 3 + (lit ? 3 : 0));

function countByRegion(shops: readonly Distributor[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { postalCode } of shops) {
    const region = postalCode.slice(0, 2);
    counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  return counts;
}
