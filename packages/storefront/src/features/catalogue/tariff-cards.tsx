import type { Tariff } from "@tribun/api-client/contract";
import { useTariffChoice } from "@tribun/checkout-wizard";
import { useText } from "@tribun/i18n";
import { buttonClass, TariffCard, TariffGrid, TextLink } from "@tribun/ui-kit";
import { useRouter } from "@tanstack/react-router";
import { useChoosingFan } from "../../platform/signed-in/use-choosing-fan.ts";
import { AppLink } from "../../platform/place/app-link.tsx";
import styles from "./tariff-cards.module.css";
import { type Bench, CompareBox } from "./compare-box.tsx";
import { useTariffWords } from "./tariff-words.ts";

type TariffCardsProps = {
  readonly tariffs: readonly Tariff[];
  readonly headingLevel?: 2 | 3;
  /** The comparison, on pages that offer one; each card then has a box. */
  readonly bench?: Bench;
  /** True when two columns are enough. */
  readonly few?: boolean;
};

/** Tariffs side by side. With three or more, the second has the club's colours. */
export function TariffCards({ tariffs, headingLevel = 3, bench, few = false }: TariffCardsProps) {
  const t = useText("tariffs");
  const common = useText("common");
  const words = useTariffWords();
  const { choose, dialog } = useChooseTariff();
  return (
    <>
      <TariffGrid few={few}>
        {tariffs.map((tariff, index) => {
          const { unit, term, facts, price, priceNote, opening, total, tag, needs } = words(tariff);
          const featured = tariffs.length >= 3 && index === 1;
          return (
            <TariffCard
              key={tariff.id}
              name={tariff.name}
              term={term}
              gb={String(tariff.dataGb)}
              unit={unit}
              facts={facts}
              price={price}
              priceNote={priceNote}
              tag={tag}
              featured={featured}
              headingLevel={headingLevel}
              footer={
                <div className={styles["actions"]}>
                  {bench && <CompareBox bench={bench} slug={tariff.slug} name={tariff.name} />}
                  <ChooseLink
                    tariff={tariff}
                    variant={featured ? "accent" : "action"}
                    onChoose={choose}
                    label={t("chooseNamed", { name: tariff.name })}
                  >
                    {common("action.choose")}
                  </ChooseLink>
                  <TextLink
                    strong
                    render={({ className }) => (
                      <AppLink
                        href={`/tarife/${tariff.type}/${tariff.slug}`}
                        className={className}
                        aria-label={t("detailsNamed", { name: tariff.name })}
                      >
                        {t("details")}
                      </AppLink>
                    )}
                  />
                </div>
              }
            >
              {needs !== "" && <p className={styles["cost"]}>{needs}</p>}
              <p className={styles["cost"]}>
                {opening}
                <br />
                {total}
              </p>
            </TariffCard>
          );
        })}
      </TariffGrid>
      {dialog}
    </>
  );
}

/**
 * The first step of the order: the tariff, with both terms side by side (L04), or the number, from a page that has shown all of that. A fan
 * who cannot have the tariff reads so at the tariff step in either case.
 */
export type OrderBegin = "tariff" | "number";

/** Puts a tariff into the cart and goes to the order. */
export function useChooseTariff(begin: OrderBegin = "tariff") {
  const router = useRouter();
  return useTariffChoice(useChoosingFan(), () => void router.navigate({ href: `/order/${begin}` }));
}

type ChooseLinkProps = {
  readonly tariff: Tariff;
  readonly variant?: "action" | "accent";
  readonly label?: string;
  readonly children: string;
  readonly begin?: OrderBegin;
  readonly onChoose: (tariff: Tariff) => void;
};

/**
 * Link that chooses a tariff. Its address carries the choice without React; the loader fetches ahead what the order shares with this page.
 */
export function ChooseLink({ tariff, variant = "action", label, begin = "tariff", children, onChoose }: ChooseLinkProps) {
  return (
    <a
      href={`/order/tariff?tariff=${tariff.slug}${begin === "number" ? "&begin=number" : ""}`}
      className={buttonClass({ variant, wide: true })}
      aria-label={label}
      data-ahead=""
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(tariff);
      }}
    >
      {children}
    </a>
  );
}
