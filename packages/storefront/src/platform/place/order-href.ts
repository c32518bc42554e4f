/** The page that shows an order until its line is active. */
export function orderHref(id: string): string {
  return `/dashboard/orders/${encodeURIComponent(id)}`;
}
