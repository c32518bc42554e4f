import { createContext } from "react";

/** Address of the shop finder. */
export const SHOPS = "/support/shops";
/** Value of the search button, which distinguishes the forms that post to the same address. */
export const FIND_SHOP = "shops";

/** Address of the results for a typed text, used with a script. */
export const searchHref = (typed: string): string => `${SHOPS}?q=${encodeURIComponent(typed.trim())}`;

/** The typed text that the club's server could not look up, without a script. */
export const Unfound = createContext<string | undefined>(undefined);
