import { createContext, useContext } from "react";

/** How a club's two colours share its shirt. */
export const KIT_PATTERNS = ["stripes", "halves", "sash", "hoops"] as const;
export type KitPattern = (typeof KIT_PATTERNS)[number];

const Kit = createContext<KitPattern>("stripes");

/** Tells every ribbon, shirt and mark below which kit they wear. */
export const KitProvider = Kit.Provider;

/** The kit that a component was given, else the one of the page. */
export function useKit(given?: KitPattern): KitPattern {
  const worn = useContext(Kit);
  return given ?? worn;
}
