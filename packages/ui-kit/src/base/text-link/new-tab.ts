/** Id of the text "opens in a new tab", which the page contains once, hidden; links refer to it by `aria-describedby`. */
export const NEW_TAB_ID = "opens-new-tab";

/** Opens a link in a new tab, so that the page keeps its input, and announces this to screen readers (WCAG technique G201). */
export const NEW_TAB = { target: "_blank", rel: "noopener", "aria-describedby": NEW_TAB_ID } as const;
