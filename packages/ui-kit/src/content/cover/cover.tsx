import { classNames } from "../../base/class-names.ts";
import { type KitPattern, useKit } from "../../base/kit-pattern.ts";
import { COVER_GLYPHS, coverArt, type CoverGlyph } from "./cover-art.ts";
import styles from "./cover.module.css";

export type CoverKind = "news" | "video" | "campaign" | "wallpaper";

export interface CoverProps {
  /** Selects the drawing: the id of the content. The same seed always gives the same drawing. */
  seed: string;
  kind: CoverKind;
  /** One to four shirt figures instead of the symbol: an amount or a year. */
  figure?: string | undefined;
  /** Overrides the symbol. By default the seed selects it; a video has its arrow, a campaign its ticket. */
  glyph?: CoverGlyph | undefined;
  /** Defaults to the page's kit. */
  pattern?: KitPattern | undefined;
  /** Description of the picture. Without it the picture is decoration, because the title is beside it. */
  label?: string | undefined;
}

const GLYPH: Partial<Record<CoverKind, CoverGlyph>> = { video: "play", campaign: "ticket", wallpaper: "ball" };
/** Width of the figure's panel in units: each letter, and the padding. */
const LETTER = 46;
const AIR = 36;
/** Distance of a figure's baseline below the middle. */
const BASE = 33;

/**
 * The picture of a news item, video, campaign or wallpaper, generated from the club's colours and kit, so that no photo has to be loaded.
 * It fills its container's width at 16 by 9; a wallpaper at 9 by 16.
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
