import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { lineSettingsRead } from "@tribun/api-client/calls/lines";
import type { LineSettings } from "@tribun/api-client/contract";
import { type ApiScope, useApiScope } from "../../../../platform/app/use-app.tsx";
import { OWN_MS } from "../../../../platform/queries/queries.ts";
import { putAnswer } from "../../shared/put-answer.ts";

/** Text key of each mode of the itemised bill. */
export const EVN_TEXTS = { off: "shield.evnOff", shortened: "shield.evnShortened", full: "shield.evnFull" } as const;

/** The settings of a line; the text of the declaration is in the page's language. */
export const settingsQuery = ({ api, language }: ApiScope, id: string) =>
  queryOptions({
    queryKey: ["private", language, "line-settings", id],
    queryFn: ({ signal }) => api(lineSettingsRead, { params: { id }, signal }),
    staleTime: OWN_MS,
  });

/** Puts the settings that a change returned into the cache. */
export function useSettingsKnown(): (settings: LineSettings) => Promise<void> {
  const client = useQueryClient();
  const scope = useApiScope();
  return (settings) => putAnswer(client, settingsQuery(scope, settings.lineId).queryKey, () => settings);
}
