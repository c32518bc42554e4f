import { useQuery } from "@tanstack/react-query";
import { OTHER_DONOR } from "@tribun/domain";
import { findDonors } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { TextField } from "@tribun/ui-kit";
import { useState } from "react";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { LazyApiErrorView } from "../../../shell/lazy-errors.tsx";
import styles from "./number-porting.module.css";
import { donorsQuery } from "../../../features/portings/queries.ts";

/** All donors by name, rendered as a list that reads without a script; the search hydrates the page. */
export function DonorList() {
  const t = useText("portingPage");
  const { data, error, refetch } = useQuery(donorsQuery(useApiScope()));
  const [search, setSearch] = useState("");
  const found = findDonors(data ?? [], search).filter(({ id }) => id !== OTHER_DONOR);
  return (
    <section className={styles["donors"]} aria-labelledby="donors">
      <div className={styles["donorsHead"]}>
        <h2 id="donors">{t("donors.title")}</h2>
        <p>{t("donors.text")}</p>
        {data && (
          <TextField
            name="donorSearch"
            label={t("donors.search")}
            type="search"
            autoComplete="off"
            value={search}
            onChange={setSearch}
            data-hydrates="donor-search"
          />
        )}
      </div>
      {data ? (
        <>
          <p role="status" className={styles["count"]}>
            {found.length === 0 ? t("donors.none") : t("donors.found", { count: found.length })}
          </p>
          <ul className={styles["names"]}>
            {found.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </>
      ) : error ? (
        <LazyApiErrorView error={error} onRetry={() => void refetch()} headingLevel={2} />
      ) : (
        <p role="status">{t("donors.loading")}</p>
      )}
    </section>
  );
}
