import type { Line } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Details } from "@tribun/ui-kit";
import { lazy, Suspense } from "react";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import styles from "./cancellation.module.css";

export type Way = "terminate" | "withdraw";

type EffectsProps = {
  readonly of: Way;
  /** It is a pack alone that goes. */
  readonly pack?: boolean;
  /** There is a jersey to tell of although the club sells none today. */
  readonly sold?: boolean;
};

/** What follows for line, bills and jersey apart, for who wants to know before; it stands in nobody's way (§§ 312k, 356a BGB). */
export function Effects({ of, pack = false, sold = false }: EffectsProps) {
  const t = useText("legal");
  const { jersey, porting } = useBrand().capabilities;
  const parts = pack ? (["bills"] as const) : (["line", "bills", ...(jersey || sold ? (["jersey"] as const) : [])] as const);
  return (
    <Details className={styles["effects"]}>
      <summary>{t("cancellation.effects.title")}</summary>
      <dl>
        {pack && (
          <div>
            <dt>{t("cancellation.effects.pack")}</dt>
            <dd>{t("cancellation.effects.withdraw.pack")}</dd>
          </div>
        )}
        {parts.map((part) => (
          <div key={part}>
            <dt>{t(`cancellation.effects.${part}`)}</dt>
            <dd>
              {t(`cancellation.effects.${of}.${part}`)}{" "}
              {of === "withdraw" && part === "line" && porting && t("cancellation.effects.withdraw.porting")}
            </dd>
          </div>
        ))}
      </dl>
    </Details>
  );
}

/** The page is there for everybody; only who is signed in has a line to count for. */
const LineDay = lazy(() => import("./own-day.tsx").then((module) => ({ default: module.LineDay })));

/** The day that counts for a signed-in fan's own line; nothing for everybody else. */
export function OwnDay({ of, line }: { readonly of: Way; readonly line: Line | undefined }) {
  if (!line?.activatedAt) return null;
  return (
    <Suspense>
      <LineDay of={of} line={line} activatedAt={line.activatedAt} />
    </Suspense>
  );
}
