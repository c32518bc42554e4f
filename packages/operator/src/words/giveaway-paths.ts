/** Returns the paths of a giveaway's page and of its link page in the club's app (A4). */
export function giveawayPaths(key: string): { readonly page: string; readonly result: string } {
  const page = key === "fenerium" ? "/giveawayfenerium" : "/giveaway";
  return { page, result: `${page}-result` };
}
