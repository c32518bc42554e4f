import { useText } from "@tribun/i18n";
import { Button, DownloadIcon } from "@tribun/ui-kit";
import styles from "./bills.module.css";

type ItemisedProps = {
  /** True while this file loads. */
  readonly isBusy: (file: "itemisedPdf" | "itemisedCsv") => boolean;
  readonly onLoad: (format: "pdf" | "csv") => void;
};

/** The itemised bill as PDF and CSV (§ 65 TKG, L13), if the fan had chosen one. */
export function Itemised({ isBusy, onLoad }: ItemisedProps) {
  const t = useText("bills");
  return (
    <>
      <Button variant="quiet" wide busy={isBusy("itemisedPdf")} busyLabel={t("busy")} onClick={() => onLoad("pdf")}>
        <DownloadIcon size={20} aria-hidden="true" />
        {t("itemised.pdf")}
      </Button>
      <Button variant="quiet" wide busy={isBusy("itemisedCsv")} busyLabel={t("busy")} onClick={() => onLoad("csv")}>
        {t("itemised.csv")}
      </Button>
      <p className={styles["soft"]}>{t("itemised.hint")}</p>
    </>
  );
}
