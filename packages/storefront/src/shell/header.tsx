import { useMatches } from "@tanstack/react-router";
import { useText } from "@tribun/i18n";
import { CircleUserIcon, Container, Details, MenuIcon } from "@tribun/ui-kit";
import { useBrand } from "../brand/use-brand.tsx";
import { drawn } from "../routes/page-facts.ts";
import { AppLink } from "./app-link.tsx";
import { ClubMark } from "./club-mark.tsx";
import styles from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";

/** The club's head on every page. The phone's menu is a `details`, which opens without any script and is closed by an island. */
export function Header() {
  const t = useText("shell");
  const brand = useBrand();
  return (
    <header className={styles["header"]} data-surface="club">
      <Container width="full">
        <div className={styles["bar"]}>
          <AppLink href="/" className={styles["home"]} aria-label={t("nav.home", { brand: brand.name })}>
            <ClubMark />
            <span className={styles["name"]}>{brand.name}</span>
          </AppLink>
          <nav className={styles["wide"]} aria-label={t("nav.label")}>
            <Links />
          </nav>
          <div className={styles["tools"]}>
            <LanguageSwitch />
            <Menu />
          </div>
        </div>
      </Container>
    </header>
  );
}

function Menu() {
  const t = useText("shell");
  return (
    <Details className={styles["menu"]} data-island="menu" data-screen-only>
      <summary className={styles["opener"]}>
        <MenuIcon size={22} aria-hidden="true" />
        <span>{t("nav.menu")}</span>
      </summary>
      <nav className={styles["sheet"]} aria-label={t("nav.label")}>
        <Links />
      </nav>
    </Details>
  );
}

function Links() {
  const t = useText("shell");
  // An unknown address is nobody's: its beginning makes no link the current one, in the browser as in the drawn page.
  const unknown = useMatches({ select: (matches) => drawn(matches).length === 0 });
  return (
    <ul className={styles["links"]}>
      <li>
        <AppLink href="/tarife" exact={unknown} className={styles["link"]}>
          {t("nav.tariffs")}
        </AppLink>
      </li>
      <li>
        <AppLink href="/support" exact={unknown} className={styles["link"]}>
          {t("nav.help")}
        </AppLink>
      </li>
      <li>
        <AppLink href="/dashboard" exact={unknown} className={styles["link"]} rel="nofollow" data-ahead="">
          <CircleUserIcon size={20} aria-hidden="true" />
          {t("nav.account")}
        </AppLink>
      </li>
    </ul>
  );
}
