import type { Line } from "@tribun/api-client/contract";
import type { ReactNode } from "react";
import styles from "./dashboard.module.css";
import { MatchStrip } from "./match-strip.tsx";
import { useMatchNews } from "./use-match-news.ts";

type MatchAndPacksProps = {
  /** The line that a pack of the match day would be for. */
  readonly line: Line | undefined;
  /** The place of both. */
  readonly before: ReactNode;
  /** A fan's way to the packs, where there is one. */
  readonly packs: ReactNode;
};

/** The match that is near, and below it the packs: both are seen together, so that neither pushes the other away. */
export function MatchAndPacks({ line, before, packs }: MatchAndPacksProps) {
  const { isAsked, ...news } = useMatchNews();
  if (isAsked) return before;
  const strip = <MatchStrip line={line} news={news} />;
  if (!packs) return strip;
  return (
    <div className={styles["below"]}>
      {strip}
      {packs}
    </div>
  );
}
