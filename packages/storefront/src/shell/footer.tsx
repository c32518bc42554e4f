import { useMatches } from "@tanstack/react-router";
import { useText } from "@tribun/i18n";
import { Container, Ribbon } from "@tribun/ui-kit";
import { useBrand } from "../platform/brand/use-brand.tsx";
import { drawn } from "../platform/page/page.ts";
import { ConsentButton } from "./consent-button.tsx";
import { AppLink } from "../platform/place/app-link.tsx";
import styles from "./footer.module.css";
import { Hotline } from "./hotline.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The German wording stays beside the Turkish one, because the statute names the German words (L23, L24). */
const TERMINATE = "Verträge hier kündigen";
const WITHDRAW = "Vertrag widerrufen";

/**
 * The footer of every page, with what the law requires to be always within reach: ending a contract (§ 312k BGB), withdrawing from it (§
 * 356a BGB), imprint (§ 5 DDG) and the way back to the consent (§ 25 TDDDG).
 */
export function Footer() {
  const t = useText("shell");
  const brand = useBrand();
  const short = useMatches({ select: (matches) => drawn(matches).at(-1)?.staticData.page?.footer === "short" });
  return (
    <footer className={styles["footer"]} aria-label={t("footer.label")}>
      <div data-screen-only>
        <Ribbon size="m" on="surface" />
      </div>
      <Container>
        {short ? (
          <ShortFooter />
        ) : (
          <div className={styles["grid"]} data-screen-only>
            <Hotline />
            <ContractLinks />
            <LegalLinks />
            <Elsewhere />
          </div>
        )}
        <div className={styles["end"]}>
          {!short && <ThemeSwitch />}
          <p className={styles["small"]}>{t("footer.prices")}</p>
          <p className={styles["small"]}>{t("footer.entity", { brand: brand.name, entity: brand.legalEntity.name })}</p>
        </div>
      </Container>
    </footer>
  );
}

/** What an order keeps of the footer: the hotline in one line, and the links that the law requires. Further links would lead away from it. */
function ShortFooter() {
  const t = useText("shell");
  const { hotline } = useBrand();
  return (
    <div className={styles["short"]} data-screen-only>
      <p>
        {t("footer.questions")}{" "}
        <a href={`tel:${hotline.freeNumber.replace(/\s/g, "")}`} className={styles["link"]} data-strong>
          {hotline.freeNumber}
        </a>{" "}
        <span className={styles["also"]}>{t("footer.freeNote")}</span>
      </p>
      <ul className={styles["row"]}>
        <FooterLink href="/information/cancellation#terminate" text={t("footer.terminate")} german={TERMINATE} strong />
        <FooterLink href="/information/cancellation#withdraw" text={t("footer.withdraw")} german={WITHDRAW} strong />
        <RequiredLinks />
      </ul>
    </div>
  );
}

function ContractLinks() {
  const t = useText("shell");
  const { capabilities } = useBrand();
  return (
    <section>
      <h2 className={styles["heading"]}>{t("footer.contract")}</h2>
      <ul className={styles["list"]}>
        <FooterLink href="/information/cancellation#terminate" text={t("footer.terminate")} german={TERMINATE} strong />
        <FooterLink href="/information/cancellation#withdraw" text={t("footer.withdraw")} german={WITHDRAW} strong />
        <FooterLink href="/support" text={t("nav.help")} exact />
        <FooterLink href="/support/shops" text={t("nav.shops")} />
        <FooterLink href="/information/faq" text={t("nav.faq")} />
        <FooterLink href="/information/product-information" text={t("footer.products")} />
        {capabilities.business && (
          <>
            <FooterLink href="/auth/corporate-register" text={t("footer.business")} />
            <FooterLink href="/auth/corporate-register?kind=dealer" text={t("footer.dealer")} />
          </>
        )}
      </ul>
    </section>
  );
}

function LegalLinks() {
  const t = useText("shell");
  return (
    <section>
      <h2 className={styles["heading"]}>{t("footer.legal")}</h2>
      <ul className={styles["list"]}>
        <FooterLink href="/information" text={t("footer.information")} exact />
        <FooterLink href="/survey" text={t("footer.survey")} />
        <FooterLink href="/information/about-us" text={t("footer.about")} />
        <RequiredLinks />
      </ul>
    </section>
  );
}

function RequiredLinks() {
  const t = useText("shell");
  return (
    <>
      <FooterLink href="/information/tag" text={t("footer.imprint")} />
      <FooterLink href="/information/agb" text={t("footer.agb")} />
      <FooterLink href="/information/privacy-policy" text={t("footer.privacy")} />
      <FooterLink href="/information/accessibility" text={t("footer.accessibility")} />
      <li>
        <ConsentButton className={styles["link"]} />
      </li>
    </>
  );
}

function Elsewhere() {
  const t = useText("shell");
  const { social, stores } = useBrand();
  return (
    <>
      {social.length > 0 && (
        <section>
          <h2 className={styles["heading"]}>{t("footer.social")}</h2>
          <ul className={styles["list"]}>
            {social.map(({ kind, url }) => (
              <OutsideLink key={kind} href={url} text={t(`social.${kind}`)} />
            ))}
          </ul>
        </section>
      )}
      {stores.length > 0 && (
        <section>
          <h2 className={styles["heading"]}>{t("footer.stores")}</h2>
          <ul className={styles["list"]}>
            {stores.map(({ kind, url }) => (
              <OutsideLink key={kind} href={url} text={t(`store.${kind}`)} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type FooterLinkProps = {
  readonly href: string;
  readonly text: string;
  readonly german?: string;
  readonly strong?: boolean;
  /** Marked as current only on its own page, not on those below it. */
  readonly exact?: boolean;
};

function FooterLink({ href, text, german, strong = false, exact = false }: FooterLinkProps) {
  return (
    <li>
      <AppLink href={href} exact={exact} className={styles["link"]} data-strong={strong || undefined}>
        {text}
        {german !== undefined && german !== text && (
          <span className={styles["also"]} lang="de">
            {german}
          </span>
        )}
      </AppLink>
    </li>
  );
}

function OutsideLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <li>
      <a href={href} className={styles["link"]} rel="noopener noreferrer">
        {text}
      </a>
    </li>
  );
}
