import { readItem, writeItem } from "../storage.ts";

/** Light, dark, or whatever the device says. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "tribun.theme";
const YEAR_SECONDS = 365 * 24 * 3600;
/** Name of the choice's radio buttons. */
export const THEME_FIELD = "theme";

/** The saved choice. */
export function savedTheme(): Theme {
  const saved = readItem(KEY);
  return THEMES.find((theme) => theme === saved) ?? "system";
}

/** Gives the page its colours. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
}

/** Applies and saves a choice, for this site and, as a cookie, for the operator's pages on it such as the hosted checkout. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  document.cookie = `theme=${theme}; Path=/; Max-Age=${theme === "system" ? 0 : YEAR_SECONDS}; SameSite=Lax`;
  writeItem(KEY, theme === "system" ? undefined : theme);
}

/** Marks the saved choice among the radio buttons, wherever they have been drawn. The property alone: the attribute is React's. */
export function markTheme(): void {
  const saved = savedTheme();
  for (const radio of document.querySelectorAll<HTMLInputElement>(`input[name="${THEME_FIELD}"]`)) radio.checked = radio.value === saved;
}

/** Lets the radio buttons of the theme work. */
export function themeIsland(): void {
  // Again at each visit: a cookie ends after a year, storage does not.
  chooseTheme(savedTheme());
  markTheme();
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== THEME_FIELD) return;
    chooseTheme(THEMES.find((theme) => theme === target.value) ?? "system");
  });
}
