import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";
import { useApi } from "../../platform/app/use-app.tsx";
import { useAnswer } from "../../platform/forms/no-script/use-answer.ts";
import { useRawPageAnswer } from "../../platform/forms/use-page-answer.ts";
import { areOutages } from "./are-outages.ts";
import { outagesKey } from "./outages-key.ts";

/**
 * Outages of the network: where, since when and until when. Renders nothing when there is none or when the operator cannot say. Before
 * hydration they come from the club's server, which renders the page again; after it the page fetches them.
 */
export function Outages() {
  const t = useText("support");
  const api = useApi();
  const language = useLanguage();
  const { dateTime } = useFormat();
  const ask = async () => {
    const { outages } = await import("@tribun/api-client/calls/outages");
    return api(outages, {});
  };
  const drawn = useRawPageAnswer(outagesKey(language));
  const given = areOutages(drawn) ? drawn : undefined;
  const { data = [], isNews } = useAnswer(`outages.${language}`, ask, given);
  return data.map(({ id, place, since, expectedEnd }) => (
    <Notice
      key={id}
      tone="warn"
      title={t("outage.title", { place })}
      announce={isNews === true && !given?.some((known) => known.id === id)}
    >
      {t("outage.since", { since: dateTime(since) })}{" "}
      {expectedEnd === undefined ? t("outage.open") : t("outage.end", { end: dateTime(expectedEnd) })}
    </Notice>
  ));
}
