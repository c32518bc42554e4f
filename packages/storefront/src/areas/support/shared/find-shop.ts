import { createContext } from "react";

/** The page of the shop finder. */
export const SHOPS = "/support/shops";
/** Value of the search's button, which tells the forms of one address apart. */
export const FIND_SHOP = "shops";

/** Where what was typed is looked for, with scripts. */
export const searchHref = (typed: string): string => `${SHOPS}?q=${encodeURIComponent(typed.trim())}`;

/** What was typed and could not be looked for, where no script runs. */
export const Unfound = createContext<string | undefined>(undefined);
