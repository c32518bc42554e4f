import { useText } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";
import { useEffect, useState } from "react";
import { useApp } from "../../../platform/app/use-app.tsx";

/** Says that the operator answers again, after a save could not reach it. */
export function BackAgain() {
  const t = useText("forms");
  const { connection } = useApp();
  const [back, setBack] = useState(false);
  useEffect(() => connection.whenBack(() => setBack(true)), [connection]);
  if (!back) return null;
  return (
    <Notice tone="ok" announce>
      {t("failure.back")}
    </Notice>
  );
}
