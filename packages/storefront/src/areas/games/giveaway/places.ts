/** Key of the giveaway with its own page (A4). */
const FAN_SHOP = "fenerium";

/** The giveaways that a page shows, its address, and the address that its mails link to. */
export type Places = { readonly isHere: (key: string) => boolean; readonly page: string; readonly result: string };

/** Recognises the fan shop's pages by their path. */
export function placesOf(path: string): Places {
  const shop = path.includes(FAN_SHOP);
  const page = shop ? "/giveawayfenerium" : "/giveaway";
  return { isHere: (key) => (key === FAN_SHOP) === shop, page, result: `${page}-result` };
}
