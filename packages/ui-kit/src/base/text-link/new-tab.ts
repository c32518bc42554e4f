/** Id of the words that say so, which the page holds once, read by nobody but by those whom a link names them to. */
export const NEW_TAB_ID = "opens-new-tab";

/** Opens a link beside the page, so that nothing half-typed is left behind, and says so to whoever cannot see it (WCAG technique G201). */
export const NEW_TAB = { target: "_blank", rel: "noopener", "aria-describedby": NEW_TAB_ID } as const;
