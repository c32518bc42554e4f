import {
  DEFAULT_LOOK,
  DISPLAY_CASES,
  DISPLAY_FACE_NAMES,
  DISPLAY_FACES,
  DISPLAY_WIDTHS,
  type DisplayFace,
  HEROES,
  MOTIONS,
  NUMERALS,
  PAPER_TONES,
  PATTERN_SCALES,
  SHAPES,
  SURFACES,
} from "@tribun/brand-contract";
import { type Answers, oneOf, type Question } from "./question.ts";

const { display, sections } = DEFAULT_LOOK;
const isFace = (face: string | undefined): face is DisplayFace => DISPLAY_FACE_NAMES.some((one) => one === face);

/** The weight of a face that is nearest to the usual one. */
function usualWeight(face: string | undefined): string {
  const weights: readonly number[] = DISPLAY_FACES[isFace(face) ? face : display.face].weights;
  return String(weights.includes(display.weight) ? display.weight : weights.at(-1));
}

const choice = (name: string, ask: string, words: readonly string[], usual: string, quiet?: true): Question => ({
  ...{ name, ask: `${ask} (${words.join(", ")})`, usual: () => usual, fault: oneOf(words) },
  ...(quiet && { quiet }),
});

/** What a new club is asked about its look. The usual answers give the look of a club that declares none. */
export const LOOK_QUESTIONS: readonly Question[] = [
  choice("hero", "What a fan sees first", HEROES, DEFAULT_LOOK.hero),
  choice("surface", "Ground of the home page", SURFACES, DEFAULT_LOOK.surface),
  choice("shape", "Corners", SHAPES, DEFAULT_LOOK.shape),
  choice("face", "Face of headings and figures", DISPLAY_FACE_NAMES, display.face),
  { name: "weight", ask: "Weight of headings", usual: (given) => usualWeight(given["face"]), quiet: true },
  choice("case", "Letters of headings", DISPLAY_CASES, display.case, true),
  choice("width", "Space between the letters of headings", DISPLAY_WIDTHS, display.width, true),
  choice("paper", "Tone of the paper", PAPER_TONES, DEFAULT_LOOK.paper, true),
  choice("numerals", "Large figures", NUMERALS, DEFAULT_LOOK.numerals, true),
  choice("motion", "How the hero arrives", MOTIONS, DEFAULT_LOOK.motion, true),
  choice("pattern-scale", "Size of the pattern", PATTERN_SCALES, DEFAULT_LOOK.patternScale, true),
  {
    name: "sections",
    ask: "Parts of the home page in their order, such as tariffs, porting on accent, help",
    usual: () => sections.map(({ part }) => part).join(", "),
    quiet: true,
  },
];

/** The fields of a look that answers set otherwise than usual; the contract checks them. */
export function lookOfAnswers(answers: Answers): Readonly<Record<string, unknown>> | undefined {
  const differs = (name: string, usual: string) => {
    const answer = answers[name] ?? usual;
    return answer === usual ? undefined : answer;
  };
  const letters = { face: answers["face"] ?? display.face, weight: Number(answers["weight"] ?? usualWeight(answers["face"])) };
  const given = { case: differs("case", display.case), width: differs("width", display.width) };
  const face = { ...letters, ...defined(given) };
  const usualFace = letters.face === display.face && letters.weight === display.weight && Object.keys(face).length === 2;
  const order = differs("sections", sections.map(({ part }) => part).join(", "));
  const look = defined({
    display: usualFace ? undefined : face,
    hero: differs("hero", DEFAULT_LOOK.hero),
    sections: order?.split(",").map(sectionOf),
    surface: differs("surface", DEFAULT_LOOK.surface),
    paper: differs("paper", DEFAULT_LOOK.paper),
    shape: differs("shape", DEFAULT_LOOK.shape),
    numerals: differs("numerals", DEFAULT_LOOK.numerals),
    motion: differs("motion", DEFAULT_LOOK.motion),
    patternScale: differs("pattern-scale", DEFAULT_LOOK.patternScale),
  });
  return Object.keys(look).length === 0 ? undefined : look;
}

/** `porting on accent` is the part porting on the second colour. */
function sectionOf(text: string): { readonly part: string; readonly emphasis?: string } {
  const [part = "", emphasis] = text.trim().split(/\s+on\s+/);
  return { part, ...(emphasis !== undefined && { emphasis }) };
}

const defined = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
