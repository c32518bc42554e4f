import { linesQuery } from "../../../platform/queries/queries.ts";
import type { FetchFirst } from "../../../platform/page/page.ts";
import { pingQuery } from "../shared/use-changes.ts";
import { chosenLine, hasSim } from "./chosen-line.ts";
import { settingsQuery } from "./shield/settings.ts";

/** The ping comes first, so that the next revision shows whether anything changed between the answers. */
export const fetchFirst: FetchFirst = (client, scope, { search }) => [
  client.prefetchQuery(pingQuery(scope)),
  client.fetchQuery(linesQuery(scope)).then((lines) => {
    const line = chosenLine(lines, search.get("line") ?? undefined);
    return line && hasSim(line) ? client.prefetchQuery(settingsQuery(scope, line.id)) : undefined;
  }),
];
