import type { Decorator } from "@storybook/react-vite";
import { cloneElement, createContext, isValidElement, type ReactElement, use } from "react";
import { type German, TURKISH } from "./turkish.ts";

type Parts = Readonly<Record<string, unknown>>;

const InTurkish = createContext(false);

/** Decorator of every story: translates its args to the language of the toolbar. */
export const inLanguage: Decorator = (Story, { args, globals }) => {
  const turkish = globals["language"] === "tr";
  return (
    <InTurkish value={turkish}>
      <Story args={turkish ? partsInTurkish(args) : args} />
    </InTurkish>
  );
};

/** Returns a function that translates a story's texts outside its args, in a component or a `render`. */
export function useStoryText(): (german: German) => string {
  const turkish = use(InTurkish);
  return (german) => (turkish ? TURKISH[german] : german);
}

const isGerman = (text: string): text is German => Object.hasOwn(TURKISH, text);
const isPlain = (value: unknown): value is Parts =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Translates every text in a value that has a Turkish one. A value without such texts keeps its identity, so that nothing re-renders. */
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
  // Pass children one by one, because a list would need keys.
  const inside: readonly unknown[] = Array.isArray(children) ? children : [children];
  return cloneElement(element, rest, ...inside.filter(isNode));
}

/** True for values that React can render; no story passes functions or objects as children. */
const isNode = (value: unknown): value is ReactElement | string | number | null | undefined =>
  value === null || ["string", "number", "undefined"].includes(typeof value) || isValidElement(value);
