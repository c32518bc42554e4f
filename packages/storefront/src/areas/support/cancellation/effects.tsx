import type { Line } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Details } from "@tribun/ui-kit";
import { lazy, Suspense } from "react";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import styles from "./cancellation.module.css";
import type { Way } from "./way.ts";

type EffectsProps = {
  readonly of: Way;
  /** True if the declaration concerns only a pack. */
  readonly pack?: boolean;
  /** True if the fan bought a jersey, even if the club sells none today. */
  readonly sold?: boolean;
};

/** The effects on line, bills and jersey, in a closed disclosure so that they do not get in the way of the form (§§ 312k, 356a BGB). */
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

/** Loaded lazily, because only a signed-in fan has a line whose day is computed. */
const LineDay = lazy(() => import("./own-day.tsx").then((module) => ({ default: module.LineDay })));

/** The day on which a signed-in fan's own line would end, or until which a withdrawal is possible; renders nothing for a guest. */
export function OwnDay({ of, line }: { readonly of: Way; readonly line: Line | undefined }) {
  if (!line?.activatedAt) return null;
  return (
    <Suspense>
      <LineDay of={of} line={line} activatedAt={line.activatedAt} />
    </Suspense>
  );
}
