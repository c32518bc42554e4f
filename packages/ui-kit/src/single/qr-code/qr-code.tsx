import styles from "./qr-code.module.css";

export type QrCodeProps = {
  /** What scanning the code does: "QR-Code für deine eSIM". */
  label: string;
} & (
  | {
      /** Rows of dark (true) and light modules, without the quiet zone. */
      matrix: readonly (readonly boolean[])[];
    }
  | {
      /** An SVG path in modules, and the side length in modules. */
      path: string;
      modules: number;
    }
);

/** Width of the light border that a scanner needs around the code, in modules. */
const QUIET = 4;

/** A QR code, always dark on light in every theme, because many scanners fail on the inverse. */
export function QrCode(props: QrCodeProps) {
  const side = "matrix" in props ? props.matrix.length : props.modules;
  const path = "matrix" in props ? matrixPath(props.matrix) : props.path;
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET} ${-QUIET} ${side + 2 * QUIET} ${side + 2 * QUIET}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={props.label}
    >
      <rect className={styles.light} x={-QUIET} y={-QUIET} width="100%" height="100%" />
      <path className={styles.dark} d={path} />
    </svg>
  );
}

/** Builds one path for the whole code, with one rectangle per horizontal run of dark modules. */
export function matrixPath(matrix: readonly (readonly boolean[])[]): string {
  let path = "";
  for (const [y, row] of matrix.entries()) {
    let start = -1;
    for (let x = 0; x <= row.length; x++) {
      if (row[x] && start < 0) start = x;
      if (!row[x] && start >= 0) {
        path += `M${start} ${y}h${x - start}v1h${start - x}z`;
        start = -1;
      }
    }
  }
  return path;
}
