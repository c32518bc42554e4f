import { createContext, useContext } from "react";

/** How a club's two colours form its shirt. */
export const KIT_PATTERNS = ["stripes", "halves", "sash", "hoops", "pinstripe", "chevron", "quarters"] as const;
export type KitPattern = (typeof KIT_PATTERNS)[number];

const Kit = createContext<KitPattern>("stripes");

/** Sets the kit of every ribbon, shirt and mark below. */
export const KitProvider = Kit.Provider;

/** The kit passed to a component, else the page's kit. */
export function useKit(given?: KitPattern): KitPattern {
  const worn = useContext(Kit);
  return given ?? worn;
}
