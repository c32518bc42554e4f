import { useQuery } from "@tanstack/react-query";
import type { OrderPayment } from "@tribun/api-client/contract";
import { isPersonalised, type PricedOrder } from "@tribun/domain";
import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { productOptionsOf } from "../../shared/basket.ts";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { jerseyLine } from "../../summary/jersey-line.ts";
import { jerseySumText } from "../../summary/jersey-sum.ts";
import { useWizard } from "../../shared/environment.tsx";
import { plansQuery } from "../../shared/queries.ts";
import styles from "./approval.module.css";

/** The jersey in words, with its price and the note that a customised one cannot be returned (L22). */
export function JerseySummary({ tariffId, bill }: { readonly tariffId: string; readonly bill: PricedOrder | OrderPayment }) {
  const t = useText("approval");
  const order = useText("order");
  const format = useFormat();
  const language = useLanguage();
  const { api } = useWizard();
  const { draft } = useOrderDraft();
  const jersey = productOptionsOf(draft);
  const plans = useQuery({ ...plansQuery(api, language, tariffId), enabled: jersey !== undefined }).data;
  if (jersey === undefined) return <p>{order("parts.noJersey")}</p>;
  const plan = plans?.find(({ id }) => id === jersey.planId);
  return (
    <>
      <p>{jerseyLine(jersey, order, format, plan)}</p>
      <p className={styles["soft"]}>{jerseySumText(bill, order, format)}</p>
      {isPersonalised(jersey) && <p className={styles["soft"]}>{t("noReturn")}</p>}
    </>
  );
}
