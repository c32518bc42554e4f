import { classNames } from "../../base/class-names.ts";
import { type KitPattern, useKit } from "../../base/kit-pattern.ts";
import { COVER_GLYPHS, coverArt, type CoverGlyph } from "./cover-art.ts";
import styles from "./cover.module.css";

export type CoverKind = "news" | "video" | "campaign" | "wallpaper";

export interface CoverProps {
  /** Which picture: the id of what it stands for. The same seed is always drawn the same. */
  seed: string;
  kind: CoverKind;
  /** One to four figures of a shirt instead of the sign: an amount, a year. */
  figure?: string | undefined;
  /** Chosen by the seed unless given; a video has its arrow, a campaign its ticket. */
  glyph?: CoverGlyph | undefined;
  /** Defaults to the kit of the page. */
  pattern?: KitPattern | undefined;
  /** What the picture shows; without it the drawing is decoration, as the title stands beside it. */
  label?: string | undefined;
}

const GLYPH: Partial<Record<CoverKind, CoverGlyph>> = { video: "play", campaign: "ticket", wallpaper: "ball" };
/** Units of a figure's panel: its letters, and the air beside them. */
const LETTER = 46;
const AIR = 36;
/** How far a figure's baseline lies below the middle. */
const BASE = 33;

/**
 * The picture of a news, a video, a campaign or a wallpaper, drawn from the club's colours and its kit: no photograph is needed and none
 * is fetched. As wide as its place, 16 by 9; a wallpaper 9 by 16.
 */
export function Cover({ seed, kind, figure, glyph, pattern, label }: CoverProps) {
  const kit = useKit(pattern);
  const art = coverArt(seed, kit, { tall: kind === "wallpaper", glyph: glyph ?? GLYPH[kind] });
  const { width, height, x, y } = art;
  const panel = (figure?.length ?? 0) * LETTER + AIR;
  return (
    <svg
      className={classNames(styles.cover, art.away && styles.away)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path className={styles.field} d={`M0 0h${width}v${height}H0z`} />
      <path className={styles.cloth} d={art.cloth} />
      <path className={styles.marks} d={art.marks} />
      {figure ? (
        <>
          <rect className={styles.plate} x={x - panel / 2} y={y - 52} width={panel} height="104" rx="10" />
          <text className={styles.figure} x={x} y={y + BASE}>
            {figure}
          </text>
        </>
      ) : (
        <>
          <circle className={styles.plate} cx={x} cy={y} r="54" />
          <path
            className={classNames(styles.glyph, art.glyph === "play" && styles.solid)}
            d={COVER_GLYPHS[art.glyph]}
            transform={`translate(${x} ${y}) scale(1.3)`}
          />
        </>
      )}
    </svg>
  );
}
