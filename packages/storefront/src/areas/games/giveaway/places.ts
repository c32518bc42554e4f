/** The giveaway that has a page of its own (A4). */
const FAN_SHOP = "fenerium";

/** Which giveaways a page shows, and the addresses of it and of what its mails link to. */
export type Places = { readonly isHere: (key: string) => boolean; readonly page: string; readonly result: string };

/** Tells the fan shop's pages from the others by the page's path. */
export function placesOf(path: string): Places {
  const shop = path.includes(FAN_SHOP);
  const page = shop ? "/giveawayfenerium" : "/giveaway";
  return { isHere: (key) => (key === FAN_SHOP) === shop, page, result: `${page}-result` };
}
