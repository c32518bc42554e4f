/** What an address carries beside the page itself; the shell takes it out again. */
export type Arrival = {
  readonly invitation?: string;
  /**
   * A payment page sent the fan back and says that it went well; not believed before the operator confirms it (A10). Not told on a page
   * that follows it by itself: whoever had gone on from there already would be led back.
   */
  readonly paid?: { readonly checkoutId?: string };
  /** The address without what was taken out. */
  readonly href: string;
};

const RETURN_PARAMETERS = ["success", "price", "tId", "cId"];
/** These pages follow a checkout themselves and need its id in their address, so that a reload finds it. */
const FOLLOWS_CHECKOUT = ["/order/processing", "/dashboard/payment-result", "/dashboard/bills", "/dashboard/options"];

/** Reads an address; undefined when it carries nothing for the shell. */
export function readArrival(href: string): Arrival | undefined {
  const url = new URL(href, "https://here.invalid");
  const { searchParams: search } = url;
  const invitation = search.get("iCode");
  const success = search.get("success") === "true" && search.has("tId");
  if (invitation === null && !success) return undefined;
  const checkoutId = search.get("cId") ?? undefined;
  const followed = checkoutId !== undefined && FOLLOWS_CHECKOUT.includes(url.pathname);
  search.delete("iCode");
  if (success) {
    for (const name of RETURN_PARAMETERS) if (name !== "cId" || !followed) search.delete(name);
  }
  return {
    ...(invitation !== null && { invitation }),
    ...(success && !followed && { paid: checkoutId === undefined ? {} : { checkoutId } }),
    href: `${url.pathname}${url.search}${url.hash}`,
  };
}
