import styles from "./skeleton.module.css";

export interface SkeletonProps {
  /** Any CSS length; the size of what will stand here, so that nothing moves when it arrives. */
  width?: string | undefined;
  height: string;
  shape?: "line" | "card" | "pill" | undefined;
  /** What is loading, told to screen readers. */
  label?: string | undefined;
}

/**
 * Holds the place of what is loading. Silent for screen readers without a label, where the region around it carries the status.
 * Drawn as SVG because a size in attributes needs no inline style, which the content policy refuses in prerendered HTML.
 */
export function Skeleton({ width = "100%", height, shape = "line", label }: SkeletonProps) {
  const place = (
    <svg className={styles[shape]} width={width} height={height} aria-hidden="true" focusable="false">
      <rect className={styles.fill} width="100%" height="100%" />
    </svg>
  );
  if (label === undefined) return place;
  return (
    <div role="status" aria-label={label}>
      {place}
    </div>
  );
}
