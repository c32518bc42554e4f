import type { Line } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { textLinkClass } from "@tribun/ui-kit";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { AppLink } from "../../../../platform/place/app-link.tsx";
import { usePrice } from "../../shared/use-price.ts";
import shared from "../../shared/edit/account.module.css";

type AdviceProps = { readonly line: Line; readonly advice: NonNullable<Line["advice"]> };

/** The yearly advice if it names another tariff (L07): what the fan used, what fits better, and its date; `#advice` leads here. */
export function Advice({ line, advice }: AdviceProps) {
  const t = useText("account");
  const format = useFormat();
  const said = usePrice().price;
  const place = useRef<HTMLElement>(null);
  const part = useLocation({ select: ({ hash }) => hash });
  const { name, type, slug, dataGb, price, neededGb, advisedOn } = advice;
  // Scrolls here, because the panel renders after the browser has followed the address.
  useEffect(() => {
    if (part === "advice") place.current?.scrollIntoView();
  }, [part]);
  return (
    <section id="advice" ref={place} className={shared["stack"]} aria-labelledby="advice-title">
      <h3 id="advice-title">{t("advice.title")}</h3>
      <p>
        {t("advice.text", {
          used: format.gb(neededGb),
          tariff: name,
          size: format.gb(dataGb),
          price: said(price),
          own: line.tariff.name,
          ownPrice: said(line.monthly),
        })}
      </p>
      <p className={shared["soft"]}>{t("advice.date", { date: format.date(advisedOn) })}</p>
      <p>{t("advice.how")}</p>
      <div className={shared["links"]}>
        <AppLink href={`/tarife/${type}/${slug}`} className={textLinkClass({ strong: true })}>
          {t("advice.open", { tariff: name })}
        </AppLink>
      </div>
    </section>
  );
}
