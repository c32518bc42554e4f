/** Light, dark, or whatever the device says. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Where the choice lies; a script in the page's head applies it before the first paint. */
const KEY = "tribun.theme";
const YEAR_SECONDS = 365 * 24 * 3600;

/** The saved choice. */
export function savedTheme(): Theme {
  try {
    const saved = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === saved) ?? "system";
  } catch {
    return "system";
  }
}

/** Applies and saves a choice, for this site and, as a cookie, for the operator's pages on it such as the hosted checkout. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
  document.cookie = `theme=${theme}; Path=/; Max-Age=${theme === "system" ? 0 : YEAR_SECONDS}; SameSite=Lax`;
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the choice holds for this page.
  }
}
