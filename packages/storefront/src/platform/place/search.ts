/** What an address carries besides the page itself; the shell removes it. */
export type Arrival = {
  readonly invitation?: string;
  /**
   * A payment page sent the fan back and claims success; the operator must confirm it first (A10). Undefined on a page that follows the
   * payment itself, because a fan who has already gone on from there would be led back.
   */
  readonly paid?: { readonly checkoutId?: string };
  /** The address without what was removed. */
  readonly href: string;
};

const RETURN_PARAMETERS = ["success", "price", "tId", "cId"];
/** Pages that follow a checkout themselves and need its id in their address, so that a reload finds it. */
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
