import type { Line } from "@tribun/api-client/contract";
import { Skeleton } from "@tribun/ui-kit";
import styles from "./dashboard.module.css";
import { MatchStrip } from "./match-strip.tsx";
import { PacksPanel } from "./packs-panel.tsx";
import { useMatchNews } from "./use-match-news.ts";

export { LineFacts } from "./line-facts.tsx";

type MatchAndPacksProps = {
  /** The line that a pack of the match day would be for. */
  readonly line: Line | undefined;
  /** A fan's only line, where it may have packs. */
  readonly only: Line | undefined;
};

/** The match that is near, and below it the packs: both are seen together, so that neither pushes the other away. */
export function MatchAndPacks({ line, only }: MatchAndPacksProps) {
  const { isAsked, ...news } = useMatchNews();
  if (isAsked) return only && <Skeleton height="220px" shape="card" />;
  const strip = <MatchStrip line={line} news={news} />;
  if (!only) return strip;
  return (
    <div className={styles["below"]}>
      {strip}
      <PacksPanel line={only} />
    </div>
  );
}
