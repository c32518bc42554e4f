import type { Order } from "@tribun/api-client/contract";
import { type Formats, type Text, useFormat, useText } from "@tribun/i18n";
import { CheckIcon } from "@tribun/ui-kit";
import { useServerNow } from "../../../platform/app/use-app.tsx";
import { type CardStage, cardStage } from "../../../features/orders/card-stage.ts";
import { portedStage, type PortedStage } from "../../../features/orders/ported.ts";
import styles from "./checkout-success.module.css";
import { minutesOf } from "../../../features/orders/stages.ts";

/** One past or future event; `at` is its instant or day, if it has a date. */
type Happening = { readonly text: string; readonly at?: string | undefined; readonly now?: boolean };
type State = "done" | "now" | "todo";

/** Past and future events of an order as match minutes; the minutes show only the sequence, the real dates stand beside the text. */
export function Timeline({ order }: { readonly order: Order }) {
  const t = useText("payment");
  const format = useFormat();
  const now = useServerNow();
  const ported = portedStage(order);
  const happenings = [
    { text: t("success.ordered"), at: order.createdAt },
    ...(ported !== undefined
      ? portHappenings(order, ported, now(), t, format)
      : order.summary.line.simType === "esim"
        ? esimHappenings(order, t)
        : cardHappenings(order, now(), t, format)),
    ...(order.summary.jersey ? [{ text: t("success.jersey") }] : []),
  ];
  const minutes = minutesOf(happenings.length);
  const current = happenings.findIndex(({ now: isNow }) => isNow);
  // Everything before the current event has happened.
  const stateOf = (index: number): State => (index === current ? "now" : index < (current === -1 ? 1 : current) ? "done" : "todo");
  return (
    <ol className={styles["time"]} aria-label={t("success.timeline")}>
      {happenings.map(({ text, at }, index) => (
        <li key={text} {...(stateOf(index) === "now" && { "aria-current": "step" as const })}>
          <b aria-hidden="true">
            {minutes[index]}'{stateOf(index) === "done" && <CheckIcon size={18} strokeWidth={3.5} />}
          </b>
          <span>
            {text}
            {at !== undefined && <time dateTime={at}>{format.date(at)}</time>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function esimHappenings(order: Order, t: Text<"payment">): readonly Happening[] {
  const loaded = order.esimLoadedAt !== undefined;
  const profile = order.esim ? "esimReady" : loaded ? "esimLoaded" : "esimWaiting";
  return [
    { text: t(`success.${profile}`), at: order.esimLoadedAt, now: !loaded },
    { text: t(loaded ? "success.lineActive" : "success.esimLoad"), now: loaded },
  ];
}

function cardHappenings(order: Order, now: number, t: Text<"payment">, format: Formats): readonly Happening[] {
  const stage = cardStage(order, now);
  const { parcel, shopCard } = order;
  if (shopCard) {
    const isReady = order.state === "active";
    return [
      { text: t(isReady ? "success.card.ready" : "success.card.getsReady"), now: !isReady },
      { text: t(shopCard.inUse ? "success.card.inserted" : "success.card.insert"), now: isReady },
    ];
  }
  return [
    { text: t(parcel ? "success.card.packed" : "success.card.packing"), at: parcel?.packedAt, now: stage === "packing" },
    { text: parcel ? t("success.card.sent", { carrier: parcel.carrier }) : t("success.card.send"), now: stage === "onItsWay" },
    {
      text: parcel ? arrival(parcel, stage, t, format) : t("success.card.soon"),
      now: stage === "late",
    },
    { text: t(stage === "inUse" ? "success.card.inserted" : "success.card.insert"), now: stage === "inUse" },
  ];
}

/** Text for the arrival of a posted card: arrived once the network sees it in use, otherwise its expected day. */
function arrival(parcel: NonNullable<Order["parcel"]>, stage: CardStage, t: Text<"payment">, format: Formats): string {
  if (stage === "inUse") return t("success.card.arrived");
  return t(`success.card.${stage === "late" ? "late" : "arrives"}`, { date: format.date(parcel.expectedTo) });
}

/** Events of a porting. The SIM arrives before the number; it works in the network from the day of the switch. */
function portHappenings(order: Order, stage: PortedStage, now: number, t: Text<"payment">, format: Formats): readonly Happening[] {
  const { porting, parcel, summary } = order;
  const donor = porting?.donor ?? summary.line.currentOperator;
  const dated = stage === "dated" || stage === "here";
  const esim = order.esim
    ? t(stage === "off" ? "success.esimReady" : "success.port.esimReady")
    : t(order.esimLoadedAt === undefined ? "success.esimWaiting" : "success.esimLoaded");
  const card = order.shopCard
    ? t("success.card.ready")
    : parcel
      ? arrival(parcel, cardStage(order, now), t, format)
      : t("success.card.packing");
  const word = { waiting: "asked", dated: "agreed", here: "agreed", declined: "refused", off: "called" } as const;
  const said = word[stage];
  // The donor has no name if the fan's provider is not in the list.
  const asked =
    donor === undefined && (said === "asked" || said === "agreed")
      ? t(`success.port.${said}Unnamed`)
      : t(`success.port.${said}`, { donor: donor ?? "" });
  const sofar = [summary.line.simType === "esim" ? { text: esim, at: order.esimLoadedAt } : { text: card }, { text: asked, now: !dated }];
  // The fan decides next whether there will be a porting day.
  if (stage === "declined" || stage === "off") return sofar;
  return [
    ...sofar,
    { text: t(dated ? "success.port.day" : "success.port.undated"), at: dated ? porting?.date : undefined, now: stage === "dated" },
    { text: t("success.port.arrives"), now: stage === "here" },
  ];
}
