import { useLanguage, useText } from "@tribun/i18n";
import { buttonClass, classNames } from "@tribun/ui-kit";
import { frontPageShirt } from "../../../../platform/brand/build-settings.ts";
import { useBrand } from "../../../../platform/brand/use-brand.tsx";
import { useVoice } from "../../../../platform/brand/use-voice.ts";
import { AppLink } from "../../../../platform/place/app-link.tsx";
import styles from "./hero-words.module.css";

/** The home page's title: the club's chant, which arrives by the club's motion on the first page of a visit. */
export const HeroChant = ({ className }: { readonly className?: string | undefined }) => (
  <h1 className={classNames(styles["chant"], className, "arrive")}>{useVoice().chant}</h1>
);

/** What the club sells in its own words, and the two ways on. `tone` is that of the ground. */
export function HeroActions({ variant }: { readonly variant: "accent" | "action" }) {
  const t = useText("home");
  const { capabilities } = useBrand();
  return (
    <>
      <p className={styles["sub"]}>{useVoice().sub}</p>
      <div className={styles["actions"]}>
        <AppLink href="/tarife" className={buttonClass({ variant })}>
          {t("hero.choose")}
        </AppLink>
        {capabilities.porting && (
          <a href="#porting" className={buttonClass({ variant: "quiet" })}>
            {t("hero.port")}
          </a>
        )}
      </div>
    </>
  );
}

type HeroShirtProps = {
  readonly className?: string | undefined;
  /** Shows only the name and the figures, because a whole page has no room for more. */
  readonly close?: boolean;
};

/** Name and figures in the picture of the shirt: x, y, width and height in its units. */
const CLOSE = [40, 8, 320, 322] as const;

/** The club's shirt as a picture; nothing without jerseys. */
export function HeroShirt({ className, close = false }: HeroShirtProps) {
  const language = useLanguage();
  const brand = useBrand();
  if (!brand.capabilities.jersey) return null;
  return (
    <img
      className={className}
      src={frontPageShirt(brand, language) + (close ? `#svgView(viewBox(${CLOSE.join(",")}))` : "")}
      alt=""
      width={close ? CLOSE[2] : 402}
      height={close ? CLOSE[3] : 421}
      loading={close ? undefined : "lazy"}
      data-screen-only
    />
  );
}
