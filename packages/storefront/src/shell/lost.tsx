import { useText } from "@tribun/i18n";
import { useReloadWhenBack } from "./use-reload-when-back.ts";

/** Shown when neither the page nor its explanation could load. It uses only the shell's texts, which are always there. */
export function Lost() {
  const t = useText("shell");
  useReloadWhenBack(true);
  return (
    <div role="alert">
      <h1>{t("error.title")}</h1>
      <p>{t("error.text")}</p>
      <button type="button" onClick={() => location.reload()}>
        {t("error.reload")}
      </button>
    </div>
  );
}
