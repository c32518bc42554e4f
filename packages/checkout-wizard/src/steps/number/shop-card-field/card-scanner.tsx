import { useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import { cardIn } from "../../../machine/sim-choice.ts";
import { makeDetector } from "./barcode.ts";
import styles from "./shop-card.module.css";

export { canScan } from "./barcode.ts";

const LOOK_MS = 250;

type CardScannerProps = { readonly onFound: (iccid: string) => void; readonly onEnd: () => void };

/** Shows the camera until it reads an ICCID. The camera is released as soon as the component unmounts; no picture leaves the device. */
export function CardScanner({ onFound, onEnd }: CardScannerProps) {
  const t = useText("order");
  const video = useRef<HTMLVideoElement>(null);
  const off = useRef<HTMLButtonElement>(null);
  const found = useRef(onFound);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    found.current = onFound;
  });
  // The pressed button is gone, so focus the button that closes the camera.
  useEffect(() => off.current?.focus(), []);
  useEffect(() => {
    const detector = makeDetector();
    const screen = video.current;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const look = async () => {
      if (over || !detector || !screen) return;
      const codes = await detector.detect(screen).catch(() => []);
      const iccid = codes.map(({ rawValue }) => cardIn(rawValue)).find((read) => read !== undefined);
      // The fan may have closed the camera while the detector was working.
      if (iccid !== undefined && !isOver()) return found.current(iccid);
      if (!isOver()) timer = setTimeout(() => void look(), LOOK_MS);
    };
    const isOver = () => over;
    const begin = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
        if (isOver() || !screen) return stop();
        screen.srcObject = stream;
        await screen.play();
        await look();
      } catch {
        if (!isOver()) setRefused(true);
      }
    };
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    void begin();
    return () => {
      over = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <div className={styles["scanner"]}>
      {refused ? (
        <Notice tone="warn" announce>
          {t("number.shop.noCamera")}
        </Notice>
      ) : (
        <>
          <video ref={video} muted playsInline aria-label={t("number.shop.picture")} />
          <p role="status">{t("number.shop.look")}</p>
        </>
      )}
      <Button ref={off} variant="quiet" onClick={onEnd}>
        {t("number.shop.stop")}
      </Button>
    </div>
  );
}
