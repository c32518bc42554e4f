import type { Order } from "@tribun/api-client/contract";
import { androidInstallUrl, appleInstallUrl } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { buttonClass, Details } from "@tribun/ui-kit";
import { QrCode } from "@tribun/ui-kit/qr-code";
import { useMemo } from "react";
import { encode } from "uqr";
import styles from "./delivery.module.css";
import { CopyRow } from "./copy-row.tsx";

type Phone = "apple" | "android";

/** The install links that fit a device: that of this phone, or both when the user agent names neither. */
function phonesFor(userAgent: string): readonly Phone[] {
  if (/iPhone|iPad/.test(userAgent)) return ["apple"];
  return userAgent.includes("Android") ? ["android"] : ["apple", "android"];
}

const INSTALL = { apple: appleInstallUrl, android: androidInstallUrl } as const;

/** The eSIM: on a phone the install link first and the QR code folded, else the code first; and the codes to type by hand. */
export function EsimCard({ esim }: { readonly esim: Pick<NonNullable<Order["esim"]>, "lpa" | "smdpAddress" | "matchingId"> }) {
  const t = useText("payment");
  const matrix = useMemo(() => encode(esim.lpa, { ecc: "M", border: 0 }).data, [esim.lpa]);
  const phones = phonesFor(navigator.userAgent);
  // A phone cannot scan its own screen.
  const here = phones.length === 1;
  const code = (
    <>
      <div className={styles["qr"]}>
        <QrCode label={t("success.esim.qr")} matrix={matrix} />
      </div>
      <p className={styles["small"]}>{t("success.esim.scan")}</p>
    </>
  );
  const links = phones.map((phone) => (
    <a key={phone} className={buttonClass({ wide: true })} href={INSTALL[phone](esim.lpa)}>
      {t(`success.esim.${phone}`)}
    </a>
  ));
  return (
    <>
      <h2>{t("success.esim.title")}</h2>
      {here ? (
        <>
          {links}
          <Details className={styles["manual"]}>
            <summary>{t("success.esim.otherPhone")}</summary>
            {code}
          </Details>
        </>
      ) : (
        <>
          {code}
          {links}
        </>
      )}
      <Details className={styles["manual"]}>
        <summary>{t("success.esim.manual")}</summary>
        <dl>
          <CopyRow label={t("success.esim.server")} text={esim.smdpAddress} />
          <CopyRow label={t("success.esim.code")} text={esim.matchingId} />
          <CopyRow label={t("success.esim.full")} text={esim.lpa} />
        </dl>
      </Details>
    </>
  );
}
