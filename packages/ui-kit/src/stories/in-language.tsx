import type { Decorator } from "@storybook/react-vite";
import { cloneElement, createContext, isValidElement, type ReactElement, use } from "react";
import { type German, TURKISH } from "./turkish.ts";

type Parts = Readonly<Record<string, unknown>>;

const InTurkish = createContext(false);

/** Around every story: its args say in the language of the toolbar what they say. */
export const inLanguage: Decorator = (Story, { args, globals }) => {
  const turkish = globals["language"] === "tr";
  return (
    <InTurkish value={turkish}>
      <Story args={turkish ? partsInTurkish(args) : args} />
    </InTurkish>
  );
};

/** Says what a story writes outside its args, in a component or a `render` of its own. */
export function useStoryText(): (german: German) => string {
  const turkish = use(InTurkish);
  return (german) => (turkish ? TURKISH[german] : german);
}

const isGerman = (text: string): text is German => Object.hasOwn(TURKISH, text);
const isPlain = (value: unknown): value is Parts =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The same value with every text in Turkish that has one. What holds none stays itself, so that nothing looks new. */
function toTurkish(value: unknown): unknown {
  if (typeof value === "string") return isGerman(value) ? TURKISH[value] : value;
  if (Array.isArray(value)) {
    const given: readonly unknown[] = value;
    const said = given.map(toTurkish);
    return said.every((part, index) => part === given[index]) ? given : said;
  }
  if (isValidElement<Parts>(value)) return elementInTurkish(value);
  return isPlain(value) ? partsInTurkish(value) : value;
}

function partsInTurkish(parts: Parts): Parts {
  const said = Object.entries(parts).map(([name, part]) => [name, toTurkish(part)] as const);
  return said.every(([name, part]) => part === parts[name]) ? parts : Object.fromEntries(said);
}

function elementInTurkish(element: ReactElement<Parts>): ReactElement<Parts> {
  const props = partsInTurkish(element.props);
  if (props === element.props) return element;
  const { children, ...rest } = props;
  // Handed over one by one, as they were written: a list would want keys.
  const inside: readonly unknown[] = Array.isArray(children) ? children : [children];
  return cloneElement(element, rest, ...inside.filter(isNode));
}

/** Functions and objects are nothing to draw, and no story of the kit hands any over as children. */
const isNode = (value: unknown): value is ReactElement | string | number | null | undefined =>
  value === null || ["string", "number", "undefined"].includes(typeof value) || isValidElement(value);
