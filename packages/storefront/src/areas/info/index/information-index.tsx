import type { FetchFirst } from "../../../platform/page/page.ts";
import { questionsQuery, topicsQuery } from "../../../features/content/faq-queries.ts";
import { useText } from "@tribun/i18n";
import { Container, Details, textLinkClass } from "@tribun/ui-kit";
import { lazy, Suspense, useEffect, useState } from "react";
import { useQueryParam } from "../../../platform/place/place.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import info from "../../../features/documents/information.module.css";
import { SearchForm } from "../../../features/documents/search-form.tsx";
import { type Entry, found, type Section, useEntries } from "./entries.ts";
import styles from "./information-index.module.css";

export const fetchFirst: FetchFirst = (client, scope) => [
  client.prefetchQuery(questionsQuery(scope)),
  client.prefetchQuery(topicsQuery(scope)),
];

type Sections = readonly Section[];

/** If the import fails, the search covers only what the pages themselves list. */
const DeepSections = lazy(() =>
  import("./deep-sections.tsx").then(
    ({ DeepSections: default_ }) => ({ default: default_ }),
    () => ({ default: NoSections }),
  ),
);

/** Replaces DeepSections after a failed import and reports an empty list, so that the search does not wait. */
function NoSections({ onSections }: { readonly onSections: (sections: Sections) => void }) {
  useEffect(() => onSections([]), [onSections]);
  return null;
}

/**
 * `/information`: the index of all information pages with the sections of each. Complete without a script; with one, the fan searches it
 * while typing. `?q=` sets the first search text.
 */
export function InformationIndex() {
  const t = useText("information");
  const asked = useQueryParam("q");
  const [typed, setTyped] = useState<string>();
  const [deep, setDeep] = useState<Sections>();
  const groups = useEntries();
  const text = typed ?? asked ?? "";
  const wanted = text.trim();
  const hits = wanted === "" ? undefined : found(groups, wanted, deep);
  // Announces "no hits" only after all sections are searched, because a screen reader would read it aloud before a later hit corrects it.
  const isKnown = hits !== undefined && (hits.length > 0 || deep !== undefined);
  const status = isKnown ? t(hits.length > 0 ? "index.found" : "index.none", { count: hits.length, text: wanted }) : undefined;
  return (
    <Container>
      <header className={info["head"]}>
        <h1 tabIndex={-1}>{t("index.title")}</h1>
        <p className={info["lead"]}>{t("index.lead")}</p>
      </header>
      <SearchForm label={t("index.search")} hint={t("index.searchHint")} text={text} onText={setTyped} status={status} />
      {hits && (
        <Suspense>
          <DeepSections onSections={setDeep} />
        </Suspense>
      )}
      {hits ? (
        isKnown && <Hits hits={hits} />
      ) : (
        <div className={styles["groups"]}>
          {groups.map(({ group, entries }) => (
            <section key={group} className={styles["group"]} aria-labelledby={group}>
              <h2 id={group}>{t(`index.groups.${group}`)}</h2>
              <ul>
                {entries.map((entry) => (
                  <Row key={entry.href} entry={entry} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Container>
  );
}

function Row({ entry: { href, title, about, sections } }: { readonly entry: Entry }) {
  const t = useText("information");
  return (
    <li className={styles["row"]}>
      <AppLink href={href} className={styles["link"]}>
        {title}
      </AppLink>
      <p>{about}</p>
      {sections.length > 0 && (
        <Details className={styles["sections"]}>
          <summary>{t("index.sections", { count: sections.length })}</summary>
          <Links links={sections} />
        </Details>
      )}
    </li>
  );
}

function Hits({ hits }: { readonly hits: readonly Section[] }) {
  const t = useText("information");
  if (hits.length > 0) return <Links links={hits} />;
  return (
    <p>
      <AppLink href="/support" className={textLinkClass({ strong: true })}>
        {t("index.ask")}
      </AppLink>
    </p>
  );
}

function Links({ links }: { readonly links: readonly Section[] }) {
  return (
    <ul className={styles["links"]}>
      {links.map(({ href, title }) => (
        <li key={`${href} ${title}`}>
          <AppLink href={href} className={styles["deep"]}>
            {title}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
