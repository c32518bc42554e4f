/** The page that follows an order from the kick-off to the line. */
export function orderHref(id: string): string {
  return `/dashboard/orders/${encodeURIComponent(id)}`;
}
