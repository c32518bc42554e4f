import { type Text, useLanguage, useText } from "@tribun/i18n";
import { Container, FactsList, ShirtNumber } from "@tribun/ui-kit";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { ForwardLink } from "../../../shell/forward-link.tsx";
import { ClubHero } from "../../../features/content/club-hero.tsx";
import styles from "./about-us.module.css";

/** `/information/about-us`: the club's operator, its network, the hotline and the legal entity of the contract. */
export function AboutUs() {
  const t = useText("information");
  const language = useLanguage();
  const { name, vocabulary, hotline } = useBrand();
  return (
    <>
      <ClubHero
        title={t("about.title", { brand: name })}
        lead={t("about.lead", { crowd: vocabulary.crowd[language] })}
        beside={
          <p className={styles["year"]}>
            <ShirtNumber size="xl">{vocabulary.year}</ShirtNumber>
            <span>{t("about.yearNote")}</span>
          </p>
        }
      />
      <Container>
        <div className={styles["page"]}>
          <section className={styles["story"]}>
            <h2>{t("about.story.title")}</h2>
            <p>{t("about.story.first")}</p>
            <p>{t("about.story.second")}</p>
            <p>{t("about.story.third")}</p>
          </section>
          <div className={styles["parts"]}>
            <section>
              <h2>{t("about.network.title")}</h2>
              <p>{t("about.network.text")}</p>
              <p>
                <ForwardLink href="/information/product-information" text={t("about.network.link")} />
              </p>
            </section>
            <section>
              <h2>{t("about.people.title")}</h2>
              <p>{t("about.people.text", { code: hotline.shortCode, free: hotline.freeNumber })}</p>
              <p>
                <ForwardLink href="/support" text={t("about.people.link")} />
              </p>
              <p>
                <ForwardLink href="/information/faq" text={t("about.people.faq")} />
              </p>
            </section>
            <section>
              <h2>{t("about.shops.title")}</h2>
              <p>{t("about.shops.text")}</p>
              <p>
                <ForwardLink href="/support/shops" text={t("about.shops.link")} />
              </p>
            </section>
          </div>
          <Company t={t} />
        </div>
      </Container>
    </>
  );
}

function Company({ t }: { readonly t: Text<"information"> }) {
  const { legalEntity: entity } = useBrand();
  return (
    <section className={styles["company"]}>
      <h2>{t("about.legal.title")}</h2>
      <FactsList
        rows={[
          [t("about.legal.entity"), entity.name],
          [t("about.legal.seat"), `${entity.street}, ${entity.postalCode} ${entity.city}`],
          [t("about.legal.representative"), entity.representative],
          [t("about.legal.register"), `${entity.registerCourt}, ${entity.registerNumber}`],
          [t("about.legal.email"), entity.email],
          [t("about.legal.phone"), entity.phone],
        ]}
      />
      <p>
        <ForwardLink href="/information/tag" text={t("about.legal.link")} />
      </p>
    </section>
  );
}
