import { useText } from "@tribun/i18n";
import { Container, Details, MenuIcon, ShoppingBagIcon } from "@tribun/ui-kit";
import { useBrand } from "../platform/brand/use-brand.tsx";
import { AppLink } from "../platform/place/app-link.tsx";
import { ClubMark } from "./club-mark.tsx";
import styles from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { Menu, MainLinks } from "./navigation.tsx";

/** The club's header on every page. The phone's menu is a `details`, which opens without a script and which an island closes. */
export function Header() {
  const t = useText("shell");
  const brand = useBrand();
  return (
    <header className={styles["header"]} data-surface="club">
      <Container>
        <div className={styles["bar"]}>
          <AppLink href="/" className={styles["home"]} aria-label={t("nav.home", { brand: brand.name })}>
            <ClubMark />
            <span className={styles["name"]}>{brand.name}</span>
          </AppLink>
          <nav className={styles["wide"]} aria-label={t("nav.label")}>
            <MainLinks className={styles["links"]} linkClassName={styles["link"]} />
          </nav>
          <div className={styles["tools"]}>
            <LanguageSwitch />
            <AppLink href="/cart" className={styles["cart"]} rel="nofollow" data-ahead="" aria-label={t("nav.cart")}>
              <ShoppingBagIcon size={22} aria-hidden="true" />
            </AppLink>
            <Details className={styles["menu"]} data-island="menu" data-screen-only>
              <summary className={styles["opener"]}>
                <MenuIcon size={22} aria-hidden="true" />
                <span>{t("nav.menu")}</span>
              </summary>
              <div className={styles["sheet"]}>
                <Menu />
              </div>
            </Details>
          </div>
        </div>
      </Container>
    </header>
  );
}
