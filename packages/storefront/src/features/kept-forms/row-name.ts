import { createContext } from "react";

/** What the row is called in which a form stands open. */
export const RowName = createContext<string | undefined>(undefined);
