import { useText } from "@tribun/i18n";
import { useEffect } from "react";
import { markTheme, THEME_FIELD, THEMES } from "../hydration/islands/theme.ts";
import styles from "./theme-switch.module.css";

/** Light, dark or the device's setting: radio buttons that an island answers. Hidden without scripts, because they do nothing then. */
export function ThemeSwitch() {
  const t = useText("shell");
  // When React has rendered the buttons, nothing has checked the saved one yet.
  useEffect(markTheme, []);
  return (
    <fieldset className={styles["switch"]} data-island="theme" data-screen-only>
      <legend className={styles["legend"]}>{t("theme.label")}</legend>
      {THEMES.map((each) => (
        <label key={each} className={styles["option"]}>
          <input type="radio" name={THEME_FIELD} value={each} className={styles["radio"]} />
          {t(`theme.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
