import { createContext } from "react";

/** Name of the row in which a form is open. */
export const RowName = createContext<string | undefined>(undefined);
