import { useText } from "@tribun/i18n";
import { useReloadWhenBack } from "./use-reload-when-back.ts";

/** Neither the page nor its explanation could be fetched: the texts of the shell are there in any case. */
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
