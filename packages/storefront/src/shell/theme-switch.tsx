import { useText } from "@tribun/i18n";
import { MonitorIcon, MoonIcon, SunIcon } from "@tribun/ui-kit";
import { useEffect } from "react";
import { markTheme, type Theme, THEME_FIELD, THEMES } from "../wake/islands/theme.ts";
import styles from "./theme-switch.module.css";

const ICONS = { system: MonitorIcon, light: SunIcon, dark: MoonIcon } satisfies Record<Theme, unknown>;

/** Light, dark or like the device: radio buttons that an island answers. Hidden without scripts, because they do nothing then. */
export function ThemeSwitch() {
  const t = useText("shell");
  // Where React has drawn them, nothing has marked the saved choice yet.
  useEffect(markTheme, []);
  return (
    <fieldset className={styles["switch"]} data-island="theme" data-screen-only>
      <legend className={styles["legend"]}>{t("theme.label")}</legend>
      {THEMES.map((each) => {
        const Icon = ICONS[each];
        return (
          <label key={each} className={styles["option"]}>
            <input type="radio" name={THEME_FIELD} value={each} className={styles["radio"]} />
            <Icon size={18} aria-hidden="true" />
            {t(`theme.${each}`)}
          </label>
        );
      })}
    </fieldset>
  );
}
