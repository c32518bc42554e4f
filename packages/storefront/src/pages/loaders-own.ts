import type { App } from "../platform/queries/app.ts";
import { sessionAtom } from "../platform/session/session-state.ts";
import type { PageFacts } from "../platform/page/page-facts.ts";

/** Where a page is asked for: its path, and its parameters as they stand in the address. */
export type LoadedPlace = { readonly pathname: string; readonly searchStr: string };

/** What the router tells a loader. */
type Loading = {
  readonly context: App;
  readonly location: LoadedPlace;
  readonly route: { readonly options: { readonly staticData?: PageFacts } };
};

/**
 * Asks for a page's own data while its code comes, from when a finger or the focus is near. Only for who is signed in: before, the page
 * itself waits for the session. Nobody waits for the answers here.
 */
export function loadOwn({ context, location, route }: Loading): void {
  if (context.store.get(sessionAtom).status !== "authenticated") return;
  // Without its code nothing is asked ahead, and the page says what is wrong.
  import("./loads/account-loads.ts")
    .then(({ loadOwnPage }) => loadOwnPage(route.options.staticData?.page, context, location))
    .catch(() => undefined);
}

/** The same for how a payment went, which guests may know, too. */
export function loadPayment({ context, location }: Pick<Loading, "context" | "location">): void {
  const cId = new URLSearchParams(location.searchStr).get("cId");
  if (!cId) return;
  import("../areas/account/payment-result/payment-result.tsx").then(({ askAhead }) => askAhead(context, cId)).catch(() => undefined);
}
