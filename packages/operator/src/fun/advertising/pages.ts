import { ADVERTISING_TEXTS } from "../../words/advertising-texts.ts";
import { linkPage } from "../../http/page/link-page.ts";
import { findMailbox, readUnsubscribe } from "../../reach/advertising/links.ts";
import { revokeAdvertising } from "./revoke.ts";

/** The page that the unsubscribe link in advertising opens. */
export const advertisingPages = linkPage({
  name: "unsubscribe",
  read: readUnsubscribe,
  keyOf: ({ kind, id }) => `${kind}:${id}`,
  recipient: findMailbox,
  carryOut: async (deps, link) => {
    await revokeAdvertising(deps, link);
    return { kind: "done" };
  },
  words: { de: ADVERTISING_TEXTS.de.page, tr: ADVERTISING_TEXTS.tr.page },
});
