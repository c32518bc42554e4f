import type { Category } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { chipClass } from "@tribun/ui-kit";
import { withFilter } from "../../../features/content/search/fan-filter.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import styles from "./fan-shared.module.css";

type TopicsProps = { readonly path: string; readonly topics: readonly Category[]; readonly chosen: string | undefined };

/** Topics of a list as links; each has its own address and prerendered page. */
export function Topics({ path, topics, chosen }: TopicsProps) {
  const t = useText("fan");
  const ordered = topics.toSorted((a, b) => a.order - b.order);
  return (
    <nav className={styles["topics"]} aria-label={t("filter")}>
      <AppLink href={path} stay className={chipClass({ chosen: chosen === undefined })}>
        {t("everything")}
      </AppLink>
      {ordered.map(({ id, name }) => (
        <AppLink key={id} href={withFilter(path, { category: id })} stay className={chipClass({ chosen: chosen === id })}>
          {name}
        </AppLink>
      ))}
    </nav>
  );
}
