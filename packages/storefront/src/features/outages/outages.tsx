import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";
import { useApi } from "../../platform/app/use-app.tsx";
import { useAnswer } from "../../platform/forms/no-script/use-answer.ts";
import { useRawPageAnswer } from "../../platform/forms/use-page-answer.ts";
import { areOutages } from "./are-outages.ts";
import { outagesKey } from "./outages-key.ts";

/**
 * What is out in the network: where, since when and until when. Nothing while all is well, and nothing where nobody can say. A page that
 * sleeps has it from the club's server, which draws it anew; one that is awake asks by itself.
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
