import { readItem, writeItem } from "../storage.ts";

/** The device's setting, light, or dark. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "tribun.theme";
const YEAR_SECONDS = 365 * 24 * 3600;
/** Name of the theme's radio buttons. */
export const THEME_FIELD = "theme";

/** The saved theme; `system` without a choice. */
export function savedTheme(): Theme {
  const saved = readItem(KEY);
  return THEMES.find((theme) => theme === saved) ?? "system";
}

/** Applies a theme to the page. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
}

/** Applies and saves a theme, for this site and, as a cookie, for the operator's pages on it such as the hosted checkout. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  document.cookie = `theme=${theme}; Path=/; Max-Age=${theme === "system" ? 0 : YEAR_SECONDS}; SameSite=Lax`;
  writeItem(KEY, theme === "system" ? undefined : theme);
}

/** Checks the radio button of the saved theme wherever it is rendered. Sets only the property, because React manages the attribute. */
export function markTheme(): void {
  const saved = savedTheme();
  for (const radio of document.querySelectorAll<HTMLInputElement>(`input[name="${THEME_FIELD}"]`)) radio.checked = radio.value === saved;
}

/** Makes the radio buttons of the theme work. */
export function themeIsland(): void {
  // Sets the cookie at each visit, because it expires after a year and storage does not.
  chooseTheme(savedTheme());
  markTheme();
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== THEME_FIELD) return;
    chooseTheme(THEMES.find((theme) => theme === target.value) ?? "system");
  });
}
