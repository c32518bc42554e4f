import { useText } from "@tribun/i18n";
import { Button, Jersey } from "@tribun/ui-kit";
import { type ComponentProps, useState } from "react";
import styles from "./jersey-preview.module.css";

type JerseyPreviewProps = {
  readonly style: ComponentProps<typeof Jersey>["style"];
  /** Turkish capitals, as printed. */
  readonly name: string;
  readonly number: string;
  readonly junior: boolean;
  readonly away: boolean;
};

/** The shirt, large and visible while the form scrolls; a button names the other side and turns the shirt to it. */
export function JerseyPreview({ style, name, number, junior, away }: JerseyPreviewProps) {
  const t = useText("order");
  const [side, setSide] = useState<"back" | "front">("back");
  const plain = name === "" && number === "";
  const facts = { name: name || "–", number: number || "–" };
  const label =
    side === "front"
      ? number === ""
        ? t("extras.frontPlain")
        : t("extras.front", facts)
      : plain
        ? t("extras.previewPlain")
        : t("extras.preview", facts);
  return (
    <div className={styles["preview"]}>
      <p className={styles["plate"]} aria-hidden="true">
        {name || t("extras.plate")}
      </p>
      {/* The key restarts the turning animation with each side. */}
      <div key={side} className={styles["shirt"]} data-side={side}>
        <Jersey style={style} name={name} number={number} junior={junior} away={away} side={side} label={label} />
      </div>
      <Button variant="quiet" onClick={() => setSide(side === "back" ? "front" : "back")}>
        {t(side === "back" ? "extras.showFront" : "extras.showBack")}
      </Button>
    </div>
  );
}
