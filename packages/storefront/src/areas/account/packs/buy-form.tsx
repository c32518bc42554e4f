import type { Line, Option } from "@tribun/api-client/contract";
import { choiceOf, isBusiness, type PackStart, type PaymentChoice, paymentOf } from "@tribun/domain";
import { useKeptMethods } from "@tribun/forms";
import { RichText, useFormat, useText } from "@tribun/i18n";
import { Button, RadioCards, Skeleton, TextLink, NEW_TAB, MAX_RADIOS } from "@tribun/ui-kit";
import { type ReactNode, Suspense, useId, useRef, useState } from "react";
import { useApi } from "../../../platform/app/use-app.tsx";
import { usePlace } from "../../../platform/place/place.tsx";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { ApiErrorNotice } from "../../../shell/late-errors.tsx";
import { LineSelect } from "../../../platform/forms/line-select.tsx";
import { KeepPayment } from "../../../features/kept-forms/keep-late.tsx";
import { lazyPart } from "../../../platform/lazy/lazy-part.tsx";
import styles from "./options.module.css";
import { usePackWords } from "./pack-words.ts";
import { packsHref } from "./shelves.ts";
import { StartChoice } from "./start-choice.tsx";
import { useBuyPack } from "./use-buy-pack.ts";
import { useStarts } from "./use-starts.ts";

/** Loaded lazily, because a fan who only looks at packs does not pay. */
const PaymentMethods = lazyPart(() => import("../../../features/payment/payment-methods.tsx").then((module) => module.ShownMethods));

type BuyFormProps = {
  readonly option: Option;
  /** The lines for which this pack can be bought. */
  readonly lines: readonly Line[];
  readonly line: Line;
  readonly onLine: (id: string) => void;
  /** Replaces the order part if this line does not need the pack. */
  readonly instead: ReactNode;
};

/**
 * The order of a pack: line, a start without a preselection (L22), payment method, then product, total and term directly above the button
 * with the text that the law requires (L18, L19, L21).
 */
export function BuyForm({ option, lines, line, onLine, instead }: BuyFormProps) {
  const t = useText("packs");
  const format = useFormat();
  const words = usePackWords();
  const { user } = useSession();
  const business = user !== undefined && isBusiness(user.customerType);
  const { starts, isAsked } = useStarts(option);
  const [wanted, setWanted] = useState<PackStart>();
  const [tried, setTried] = useState(false);
  const start = starts.length === 1 ? starts[0] : starts.find(({ value }) => value === wanted);
  const [choice, setChoice] = useState<PaymentChoice>();
  const { kept, known } = useKeptMethods(useApi(), user !== undefined);
  const { pay, phase, failure } = useBuyPack(option.id);
  const { push } = usePlace();
  const beginning = useRef<HTMLDivElement>(null);
  const methods = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  const paying = choiceOf(choice, kept);
  const last = useId();
  const phone = format.phone(line.msisdn);
  const { name: pack, price } = option;
  const begins = start?.begins ?? t("buy.begins.open");
  const values = { pack, phone, begins, validity: words.validity(option.validity), price: format.money(price), vat: words.vat(price) };
  const order = () => {
    if (start) return void pay({ lineId: line.id, ...start.wish, price, ...paymentOf(paying, kept) });
    setTried(true);
    beginning.current?.querySelector("input")?.focus();
  };
  // The stored method is the default, so the form waits for it; otherwise a press could pay with an unseen method.
  if (!known || isAsked) return <Skeleton height="560px" shape="card" label={t("detail.loading")} />;
  return (
    <form
      className={styles["form"]}
      method="post"
      noValidate
      aria-describedby={last}
      onSubmit={(event) => {
        event.preventDefault();
        // The Enter key submits a form even without a visible button.
        if (shown) order();
      }}
    >
      {lines.length > MAX_RADIOS ? (
        <LineSelect name="line" label={t("buy.line")} lines={lines} value={line.id} onChange={onLine} />
      ) : lines.length > 1 ? (
        <RadioCards
          legend={t("buy.line")}
          name="line"
          value={line.id}
          onChange={onLine}
          options={lines.map(({ id, msisdn, tariff }) => ({ value: id, title: format.phone(msisdn), description: tariff.name }))}
        />
      ) : (
        <p className={styles["plain"]}>{t("buy.forLine", { phone })}</p>
      )}
      {instead ?? (
        <>
          <div ref={beginning}>
            <StartChoice starts={starts} value={start?.value} onChange={setWanted} business={business} isMissing={tried && !start} />
          </div>
          <div ref={methods} tabIndex={-1} className={styles["methods"]}>
            <KeepPayment what={`pack ${option.id}`} choice={choice} onChoose={setChoice} />
            <p className={styles["soft"]}>{t("buy.methods")}</p>
            {/* As high as the methods side by side with everything below; stacked on a phone they end below the screen. */}
            <Suspense fallback={<Skeleton height="650px" shape="card" />}>
              <PaymentMethods kept={kept} value={paying} onChange={setChoice} onShown={setShown} />
            </Suspense>
          </div>
          {shown && (
            <>
              <PackDocuments business={business} />
              {failure !== undefined && (
                <ApiErrorNotice
                  error={failure}
                  onRetry={order}
                  handlers={{
                    chooseOtherPayment: () => methods.current?.querySelector<HTMLElement>("input, select")?.focus(),
                    viewLines: () => push(packsHref({ line: line.id })),
                  }}
                />
              )}
              <p id={last} className={styles["last"]}>
                {t(option.renewal === "auto" ? "buy.lastAuto" : "buy.lastOnce", values)}
              </p>
              <Button
                type="submit"
                wide
                size="l"
                busy={phase !== "idle"}
                busyLabel={t(phase === "leaving" ? "buy.leaving" : "buy.sending")}
              >
                {t("buy.button")}
              </Button>
            </>
          )}
        </>
      )}
    </form>
  );
}

/** Links to terms, privacy notice and, for consumers, withdrawal; each opens beside the order. */
function PackDocuments({ business }: { readonly business: boolean }) {
  const t = useText("packs");
  return (
    <p className={styles["soft"]}>
      <RichText text={t("buy.papers")} parts={{ terms: beside("/information/agb"), privacy: beside("/information/privacy-policy") }} />
      {!business && (
        <>
          {" "}
          <RichText text={t("buy.withdrawal")} parts={{ withdrawal: beside("/information/cancellation") }} />
        </>
      )}
    </p>
  );
}

const beside = (href: string) => (words: ReactNode) => (
  <TextLink href={href} {...NEW_TAB}>
    {words}
  </TextLink>
);
