import styles from "./skeleton.module.css";

export interface SkeletonProps {
  /** Any CSS length; use the size of the content, so that nothing moves when it arrives. */
  width?: string | undefined;
  height: string;
  shape?: "line" | "card" | "pill" | undefined;
  /** What is loading, for screen readers. */
  label?: string | undefined;
}

/**
 * Placeholder for loading content. Without a label it is silent for screen readers, because the region around it has the status. It is SVG,
 * because its size can be an attribute: the content policy refuses inline styles in prerendered HTML.
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
