import { useMatches } from "@tanstack/react-router";
import { type TextKey, useText } from "@tribun/i18n";
import type { Brand } from "@tribun/brand-contract";
import { useBrand } from "../platform/brand/use-brand.tsx";
import { type Capability, offers } from "../platform/brand/offers.ts";
import { drawn } from "../platform/page/page.ts";
import { AppLink } from "../platform/place/app-link.tsx";
import styles from "./navigation.module.css";

type Entry = { readonly href: string; readonly text: Extract<TextKey<"shell">, `nav.${string}`>; readonly capability?: Capability };

/** The main links; a club without the capability does not show the entry. */
const MAIN: readonly Entry[] = [
  { href: "/tarife", text: "nav.tariffs" },
  { href: "/information/porting", text: "nav.porting", capability: "porting" },
  { href: "/campaigns", text: "nav.campaigns" },
  { href: "/fan", text: "nav.fan" },
  { href: "/support", text: "nav.help" },
];
/** Pages for the club's fans. */
const FAN: readonly Entry[] = [
  { href: "/fan/news", text: "nav.news" },
  { href: "/fan/videos", text: "nav.videos" },
  { href: "/fan/wallpapers", text: "nav.wallpapers" },
  { href: "/fan/reviews", text: "nav.reviews" },
  { href: "/fan/games/penalty", text: "nav.game", capability: "games" },
  { href: "/fan/academy", text: "nav.academy", capability: "clubShare" },
  { href: "/giveaway", text: "nav.giveaway" },
];
/** Pages with help. */
const HELP: readonly Entry[] = [
  { href: "/support", text: "nav.contact" },
  { href: "/support/shops", text: "nav.shops" },
  { href: "/information/faq", text: "nav.faq" },
];

const offered = (entries: readonly Entry[], brand: Brand) =>
  entries.filter(({ capability }) => capability === undefined || offers(brand, capability));

type MainLinksProps = { readonly className?: string | undefined; readonly linkClassName?: string | undefined };

/** The main links, with the account at their end: in the header of a wide page. */
export function MainLinks({ className, linkClassName }: MainLinksProps) {
  return <Links entries={[...offered(MAIN, useBrand()), ACCOUNT]} className={className} linkClassName={linkClassName} />;
}

const ACCOUNT: Entry = { href: "/dashboard", text: "nav.account" };

/** All areas, two presses from any page: the phone's menu. */
export function Menu() {
  const t = useText("shell");
  const brand = useBrand();
  const shop = offered(MAIN, brand).filter(({ href }) => href !== "/fan" && href !== "/support");
  return (
    <nav className={styles["menu"]} aria-label={t("nav.label")}>
      <Links entries={[...shop, { href: "/cart", text: "nav.cart" }, ACCOUNT]} className={styles["first"]} linkClassName={styles["link"]} />
      <Group title={t("nav.fan")} href="/fan" entries={offered(FAN, brand)} />
      <Group title={t("nav.help")} entries={HELP} />
    </nav>
  );
}

type GroupProps = {
  readonly title: string;
  /** The page that lists everything in the group, if there is one. */
  readonly href?: string;
  readonly entries: readonly Entry[];
};

function Group({ title, href, entries }: GroupProps) {
  return (
    <div>
      <p className={styles["heading"]}>
        {href === undefined ? (
          title
        ) : (
          <AppLink href={href} exact className={styles["link"]}>
            {title}
          </AppLink>
        )}
      </p>
      <Links entries={entries} className={styles["more"]} linkClassName={styles["link"]} />
    </div>
  );
}

type LinksProps = MainLinksProps & { readonly entries: readonly Entry[] };

function Links({ entries, className, linkClassName }: LinksProps) {
  const t = useText("shell");
  // At an unknown address no link is current, although its beginning may match one; the browser must render what the prerenderer did.
  const unknown = useMatches({ select: (matches) => drawn(matches).length === 0 });
  return (
    <ul className={className}>
      {entries.map(({ href, text }) => (
        <li key={href}>
          <AppLink
            href={href}
            exact={unknown}
            className={linkClassName}
            {...(NEEDS_BROWSER.includes(href) && { rel: "nofollow", "data-ahead": "" })}
          >
            {t(text)}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** Pages that React draws: search engines must not follow these links, and the loader fetches ahead what they need. */
const NEEDS_BROWSER = ["/dashboard", "/cart"];
