import type { Option } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { buttonClass, chipClass, EmptyState, ShirtNumber, useAutoList } from "@tribun/ui-kit";
import { useQueryParam } from "../../../platform/place/place.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { useFirstRows } from "../../../shell/account/first-rows.tsx";
import styles from "./options.module.css";
import { usePackWords } from "./pack-words.ts";
import { packsHref, type Shelf, shelfOf, SHELVES } from "./shelves.ts";

type PackShelfProps = {
  readonly packs: readonly Option[];
  readonly shelf: Shelf;
  /** The line in the address, kept in the links to packs. */
  readonly line: string | undefined;
};

/** Packs on sale, one category at a time. The categories are links, so that each has an address. */
export function PackShelf({ packs, shelf, line }: PackShelfProps) {
  const list = useAutoList();
  const t = useText("packs");
  const trip = useQueryParam("trip");
  const { shown, more } = useFirstRows(packs.filter((option) => shelfOf(option) === shelf));
  return (
    <section className={styles["shelf"]} aria-labelledby="shelf-title">
      <div className={styles["shelfHead"]}>
        <h2 id="shelf-title">{t("shelf.title")}</h2>
        <nav className={styles["chips"]} aria-label={t("category.label")}>
          {SHELVES.map((name) => (
            <AppLink
              key={name}
              href={packsHref({ line, category: name, trip })}
              stay
              className={chipClass({ chosen: name === shelf })}
              aria-current={name === shelf ? "true" : undefined}
            >
              {t(`category.${name}`)}
            </AppLink>
          ))}
        </nav>
      </div>
      {shown.length === 0 ? (
        <EmptyState headingLevel={3} title={t("shelf.none")}>
          {t("shelf.noneText")}
        </EmptyState>
      ) : (
        <ul className={styles["packs"]} ref={list}>
          {shown.map((option) => (
            <PackRow key={option.id} option={option} line={line} />
          ))}
        </ul>
      )}
      {more}
    </section>
  );
}

function PackRow({ option, line }: { readonly option: Option; readonly line: string | undefined }) {
  const t = useText("packs");
  const { money } = useFormat();
  const words = usePackWords();
  const mark = words.mark(option);
  const price = money(option.price);
  return (
    <li className={styles["pack"]}>
      <ShirtNumber size="m" unit={mark.unit}>
        {mark.value}
      </ShirtNumber>
      <div className={styles["packText"]}>
        <h3 className={styles["packName"]}>{option.name}</h3>
        <p className={styles["soft"]}>
          {words.holds(option).join(", ")} {words.zone(option)}
        </p>
        <p className={styles["soft"]}>
          {words.validity(option.validity)}, {t(`shelf.${option.renewal}`)}
        </p>
      </div>
      <div className={styles["packPrice"]}>
        <AppLink
          href={packsHref({ line }, option.id)}
          className={buttonClass({ variant: "quiet" })}
          aria-label={t("shelf.open", { pack: option.name, price })}
        >
          {price}
        </AppLink>
        <span className={styles["soft"]}>{words.vat(option.price)}</span>
      </div>
    </li>
  );
}
