import * as v from "valibot";

/** The vetted display faces, each with its weights. Only these have letters of both languages, a fallback and lines of the same height. */
export const DISPLAY_FACES = {
  /** Narrow and square, like figures on a shirt. */
  teko: { family: "Teko", weights: [300, 400, 500, 600, 700] },
  /** Heavy and narrow, like a stamp. */
  anton: { family: "Anton", weights: [400] },
  /** Slab serifs, like a college shirt. */
  rokkitt: { family: "Rokkitt", weights: [500, 600, 700, 800] },
  /** A serif with contrast, like a printed programme. */
  instrumentSerif: { family: "Instrument Serif", weights: [400] },
} as const;
export type DisplayFace = keyof typeof DISPLAY_FACES;
export const DISPLAY_FACE_NAMES = ["teko", "anton", "rokkitt", "instrumentSerif"] as const satisfies readonly DisplayFace[];

export const DISPLAY_CASES = ["sentence", "capitals"] as const;
export const DISPLAY_WIDTHS = ["tight", "normal", "wide"] as const;
/** What a fan sees first on the home page. */
export const HEROES = ["stand", "programme", "shirt", "number", "chant"] as const;
/** The ground of the home page: the theme's paper, paper alone without panels, night in both themes, or the club's first colour. */
export const SURFACES = ["paper", "quiet", "dark", "flood"] as const;
/** The tone of the paper of every page in the light theme. */
export const PAPER_TONES = ["warm", "cool", "newsprint", "white"] as const;
/** Corners of buttons, cards and fields. `round` takes the radii of tokens.json. */
export const SHAPES = ["round", "square", "cut", "slanted"] as const;
/** Style of large figures: filled, outlined, or filled with a shadow that looks sewn on. */
export const NUMERALS = ["filled", "outlined", "sewn"] as const;
/** How the hero arrives on the first page of a visit. `rise` fills the stand row by row. */
export const MOTIONS = ["rise", "stamp", "slide", "flare"] as const;
/** Size of the kit pattern along edges. */
export const PATTERN_SCALES = ["fine", "normal", "broad"] as const;
/** Parts of the home page below its hero. */
export const HOME_PARTS = ["tariffs", "porting", "curve", "videos", "game", "help"] as const;
/** Parts with a heading of their own. */
export const HEADED_PARTS = ["tariffs", "porting", "campaigns", "news", "videos", "game", "help"] as const;
/** How a part stands out: on the club's first colour, on its second, or on night. */
export const EMPHASES = ["club", "accent", "night"] as const;

export type Hero = (typeof HEROES)[number];
export type Surface = (typeof SURFACES)[number];
export type Shape = (typeof SHAPES)[number];
export type Numerals = (typeof NUMERALS)[number];
export type Motion = (typeof MOTIONS)[number];
export type PatternScale = (typeof PATTERN_SCALES)[number];
export type HomePart = (typeof HOME_PARTS)[number];
export type Emphasis = (typeof EMPHASES)[number];

const heading = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"), v.maxLength(36));

const display = v.pipe(
  v.strictObject({
    face: v.picklist(DISPLAY_FACE_NAMES),
    /** Weight of headings; figures are one step heavier where the face allows it. */
    weight: v.pipe(v.number(), v.integer()),
    case: v.exactOptional(v.picklist(DISPLAY_CASES)),
    /** Space between letters. */
    width: v.exactOptional(v.picklist(DISPLAY_WIDTHS)),
  }),
  v.check(
    ({ face, weight }) => DISPLAY_FACES[face].weights.some((one) => one === weight),
    ({ input: { face } }) => `must have a weight of ${face}: ${DISPLAY_FACES[face].weights.join(", ")}`,
  ),
);
export type Display = Readonly<v.InferOutput<typeof display>>;

const section = v.strictObject({ part: v.picklist(HOME_PARTS), emphasis: v.exactOptional(v.picklist(EMPHASES)) });
export type HomeSection = Readonly<v.InferOutput<typeof section>>;

/** How a club looks beyond its colours. Every field is optional, and an absent one means the look of `DEFAULT_LOOK`. */
export const lookSchema = v.strictObject({
  display: v.exactOptional(display),
  hero: v.exactOptional(v.picklist(HEROES)),
  /** Parts of the home page in their order. A part that is missing here is left out, except tariffs and help. */
  sections: v.exactOptional(
    v.pipe(
      v.array(section),
      v.check((all) => new Set(all.map(({ part }) => part)).size === all.length, "must name each part once"),
      v.check((all) => ["tariffs", "help"].every((needed) => all.some(({ part }) => part === needed)), "must have tariffs and help"),
    ),
  ),
  surface: v.exactOptional(v.picklist(SURFACES)),
  paper: v.exactOptional(v.picklist(PAPER_TONES)),
  shape: v.exactOptional(v.picklist(SHAPES)),
  numerals: v.exactOptional(v.picklist(NUMERALS)),
  motion: v.exactOptional(v.picklist(MOTIONS)),
  patternScale: v.exactOptional(v.picklist(PATTERN_SCALES)),
  /** Headings of the home page in the club's voice; a part without one keeps the usual words. */
  headings: v.exactOptional(
    v.partial(
      v.strictObject({
        ...v.entriesFromList(HEADED_PARTS, v.strictObject({ de: heading, tr: heading })),
      }),
    ),
  ),
});
export type Look = Readonly<v.InferOutput<typeof lookSchema>>;

/** The look of a club that declares none. */
export const DEFAULT_LOOK = {
  display: { face: "teko", weight: 600, case: "sentence", width: "normal" },
  hero: "stand",
  sections: [{ part: "tariffs" }, { part: "porting" }, { part: "curve" }, { part: "videos" }, { part: "help" }],
  surface: "paper",
  paper: "warm",
  shape: "round",
  numerals: "filled",
  motion: "rise",
  patternScale: "normal",
  headings: {},
} as const satisfies Look;

/** A look with every field. */
export type WholeLook = Required<Look> & { readonly display: Required<Display> };

/** A club's look, completed with the default one. */
export function lookOf({ look = {} }: { readonly look?: Look }): WholeLook {
  return { ...DEFAULT_LOOK, ...look, display: { ...DEFAULT_LOOK.display, ...look.display } };
}
