import { useText } from "@tribun/i18n";
import { MonitorIcon, MoonIcon, SunIcon } from "@tribun/ui-kit";
import { useEffect, useState } from "react";
import { chooseTheme, savedTheme, type Theme, THEMES } from "./theme.ts";
import styles from "./theme-switch.module.css";

const ICONS = { system: MonitorIcon, light: SunIcon, dark: MoonIcon } satisfies Record<Theme, unknown>;

/** Light, dark or like the device. Hidden until the page is alive, because it does nothing before. */
export function ThemeSwitch() {
  const t = useText("shell");
  const [theme, setTheme] = useState<Theme>();
  useEffect(() => {
    const saved = savedTheme();
    // Again at each visit: a cookie ends after a year, storage does not.
    chooseTheme(saved);
    setTheme(saved);
  }, []);
  return (
    <fieldset className={styles["switch"]} data-ready={theme !== undefined} data-screen-only>
      <legend className={styles["legend"]}>{t("theme.label")}</legend>
      {THEMES.map((each) => {
        const Icon = ICONS[each];
        return (
          <label key={each} className={styles["option"]}>
            <input
              type="radio"
              name="theme"
              value={each}
              className={styles["radio"]}
              checked={theme === each}
              onChange={() => {
                chooseTheme(each);
                setTheme(each);
              }}
            />
            <Icon size={18} aria-hidden="true" />
            {t(`theme.${each}`)}
          </label>
        );
      })}
    </fieldset>
  );
}
