import { ApiError } from "@tribun/api-client";
import type { RegistryNumber } from "@tribun/api-client/contract";
import { supportHref } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { useErrorText } from "@tribun/i18n/problem-text";
import { Button, EmptyState, Notice, Skeleton } from "@tribun/ui-kit";
import { Suspense, useEffect, useState } from "react";
import { FormFailure, useFailureText } from "@tribun/forms";
import { HoldPanel } from "../../hold/hold-panel.tsx";
import { lazyPart } from "../../shared/lazy-part.ts";
import { useReservation } from "../../hold/use-reservation.ts";
import { NewTabLink } from "../../shared/step-link.tsx";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { NumberFilters } from "./number-filters.tsx";
import styles from "./number.module.css";
import { QuickNumber } from "./quick-number.tsx";
import { SeatMap } from "./seat-map.tsx";
import { isNarrow, isSeatMap, START_SEARCH, wider } from "../../machine/number-search.ts";
import type { NumberSearch } from "../../draft/search-words.ts";
import { useNumbers } from "./use-numbers.ts";

/** Loads only when the fan searches for a number. */
const NumberList = lazyPart(() => import("./number-list/number-list.tsx").then((module) => module.NumberList));

/** Id of the error; the numbers refer to it by `aria-describedby`. */
const ERROR_ID = "phoneNumber-error";

type NumberChoiceProps = {
  readonly error?: string | undefined;
  readonly search: NumberSearch;
  readonly onSearch: (search: NumberSearch) => void;
};

/** Chooses a number: a seat map to browse, lists by meaning and digits, and the held number. */
export function NumberChoice({ error, search, onSearch }: NumberChoiceProps) {
  const t = useText("order");
  const format = useFormat();
  const failureText = useFailureText();
  const errorText = useErrorText();
  const { draft } = useOrderDraft();
  const { numbers, missing, error: listError, loading, refreshing, hasMore, more, reload } = useNumbers(search);
  const { reserve, busyId, failure } = useReservation();
  const narrow = (part: Partial<NumberSearch>) => onSearch({ ...search, ...part });

  const choose = async (number: RegistryNumber | undefined) => {
    if (number && (await reserve(number)) !== "held") reload();
  };
  // Once requested, the search keeps widening until it finds numbers.
  const [widening, setWidening] = useState(false);
  const stillNone = widening && missing !== undefined && !refreshing && isNarrow(search);
  const found = widening && missing === undefined && numbers.length > 0 && !refreshing;
  useEffect(() => {
    if (stillNone) onSearch(wider(search));
    else if (found) setWidening(false);
  }, [stillNone, found, onSearch, search]);
  const describedBy = error === undefined ? undefined : ERROR_ID;
  const seats = isSeatMap(search);
  // After the last block the seat map starts again at the first.
  const isPastLast = seats && search.block > 0 && missing !== undefined;
  useEffect(() => {
    if (isPastLast) onSearch({ ...search, block: 0 });
  }, [isPastLast, onSearch, search]);

  return (
    <section className={styles["choice"]} aria-busy={refreshing}>
      <HoldPanel />
      <QuickNumber reserve={reserve} onTaken={reload} />
      <NumberFilters search={search} narrow={narrow} />
      <div aria-live="polite">
        {failure?.kind === "taken" && (
          <Notice tone="warn" title={t("number.taken.title", { number: format.phone(failure.msisdn) })}>
            {t("number.taken.text")}
          </Notice>
        )}
      </div>
      <FormFailure error={failure?.kind === "failed" ? failure.error : undefined} />
      {listError ? (
        <Notice
          tone="bad"
          action={
            <Button variant="quiet" onClick={reload}>
              {t("number.none.retry")}
            </Button>
          }
        >
          <p>{failureText(listError)}</p>
          <p>
            <NewTabLink standalone href={supportHref(listError instanceof ApiError ? listError.requestId : undefined)}>
              {t("number.main.help")}
            </NewTabLink>
          </p>
        </Notice>
      ) : missing !== undefined && !isPastLast ? (
        <EmptyState
          title={isNarrow(search) ? errorText(missing).text : t("number.none.empty")}
          action={
            isNarrow(search) ? (
              <div className={styles["row"]}>
                <Button
                  onClick={() => {
                    setWidening(true);
                    onSearch(wider(search));
                  }}
                >
                  {t("number.none.similar")}
                </Button>
                <Button variant="quiet" onClick={() => onSearch(START_SEARCH)}>
                  {t("number.none.all")}
                </Button>
              </div>
            ) : (
              <Button busy={refreshing} busyLabel={t("number.loading")} onClick={reload}>
                {t("number.none.again")}
              </Button>
            )
          }
        />
      ) : loading || isPastLast ? (
        <div className={seats ? styles["hall"] : undefined}>
          <Coming />
        </div>
      ) : seats ? (
        <>
          <SeatMap
            numbers={numbers}
            value={draft.number?.registryId}
            busyId={busyId}
            describedBy={describedBy}
            onChoose={(number) => void choose(number)}
          />
          <div>
            <Button variant="quiet" busy={refreshing} busyLabel={t("number.loading")} onClick={() => narrow({ block: search.block + 1 })}>
              {t("number.seat.other")}
            </Button>
          </div>
        </>
      ) : (
        <Suspense fallback={<Coming />}>
          <NumberList
            numbers={numbers}
            digits={search.digits}
            value={draft.number?.registryId}
            busyId={busyId}
            describedBy={describedBy}
            onChoose={(number) => void choose(number)}
          />
        </Suspense>
      )}
      {error !== undefined && (
        <p id={ERROR_ID} className={styles["error"]}>
          {error}
        </p>
      )}
      {hasMore && (
        <div>
          <Button variant="quiet" busy={refreshing} busyLabel={t("number.loading")} onClick={more}>
            {t("number.more")}
          </Button>
        </div>
      )}
    </section>
  );
}

function Coming() {
  const t = useText("order");
  return (
    <div className={styles["skeletons"]} role="status" aria-label={t("number.loading")}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height="76px" shape="card" />
      ))}
    </div>
  );
}
