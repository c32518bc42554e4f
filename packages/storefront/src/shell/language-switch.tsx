import { LANGUAGES } from "@tribun/domain";
import { useI18n, useLanguage, useText } from "@tribun/i18n";
import { chooseLanguage } from "./language.ts";
import styles from "./language-switch.module.css";

/**
 * The two languages as links. The server answers `?lang=tr`, so that they work before hydration. The address has no path, so that the one
 * document for all unknown addresses is right at each of them.
 */
export function LanguageSwitch() {
  const t = useText("shell");
  const i18n = useI18n();
  const language = useLanguage();
  return (
    <nav className={styles["switch"]} aria-label={t("language.label")}>
      {LANGUAGES.toReversed().map((each) => (
        <a
          key={each}
          href={`?lang=${each}`}
          className={styles["language"]}
          lang={each}
          hrefLang={each}
          title={t(`language.${each}`)}
          aria-current={each === language ? "true" : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            // If the texts cannot load, the server answers, as it does for the link.
            chooseLanguage(i18n, each).catch(() => location.assign(`?lang=${each}`));
          }}
        >
          {each.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
