import { readableEmail, unbroken } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { buttonClass, ButtonLink, Notice } from "@tribun/ui-kit";
import { useEffect, useRef } from "react";
import { AppLink } from "../../../platform/place/app-link.tsx";
import styles from "./cancellation.module.css";

type ReceiptProps = {
  readonly title: string;
  readonly receiptId: string;
  /** ISO instant at which the operator received the declaration. */
  readonly receivedAt: string;
  /**
   * True if the operator first asks the contract's owner by mail. The same whether or not the contract exists, so that the receipt does not
   * reveal it.
   */
  readonly toConfirm: boolean;
  /** The day on which a terminated contract ends, as text. */
  readonly ends?: string;
  readonly email: string;
  /** The content of the declaration, as in the file that the fan can save. */
  readonly content: readonly string[];
};

/** The immediate receipt with content, date and time (§§ 312k, 356a BGB). The fan can save or print it. Works without a script. */
export function Receipt({ title, receiptId, receivedAt, toConfirm, ends, email, content }: ReceiptProps) {
  const t = useText("legal");
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const facts = { date: format.date(receivedAt), time: format.time(receivedAt), id: receiptId, email: readableEmail(email) };
  const text = unbroken(t("cancellation.receipt", facts));
  const more = [...(ends === undefined ? [] : [ends]), ...(toConfirm ? [t("cancellation.toConfirm")] : [])];
  const copy = [title, text, ...more, "", ...content].join("\n");
  const signedIn = (
    <AppLink href={`/information/cancellation/confirm?receipt=${receiptId}`} className={buttonClass({ variant: "quiet" })}>
      {t("cancellation.confirmSignedIn")}
    </AppLink>
  );
  return (
    <div ref={box} tabIndex={-1} className={styles["receipt"]}>
      <Notice tone="ok" title={title}>
        <p>{text}</p>
        <ul className={styles["content"]}>{content.flatMap((line) => (line === "" ? [] : [<li key={line}>{line}</li>]))}</ul>
        {ends !== undefined && <p>{ends}</p>}
      </Notice>
      {toConfirm && (
        <Notice tone="info" title={t("cancellation.toConfirmTitle")} action={signedIn}>
          {t("cancellation.toConfirm")}
        </Notice>
      )}
      <ButtonLink variant="quiet" href={`data:text/plain;charset=utf-8,${encodeURIComponent(copy)}`} download={`${receiptId}.txt`}>
        {t("cancellation.save")}
      </ButtonLink>
    </div>
  );
}
