/** Properties of schema.org whose value is an address. */
const ADDRESSES = /"(contentUrl|thumbnailUrl|embedUrl|image|url)":"(\/[^"]*)"/g;

/** Makes addresses in a page's JSON-LD absolute, because machines that read it apart from the page cannot resolve a path. */
export function wholeAddresses(body: string, origin: string): string {
  return body.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, (script) =>
    script.replaceAll(ADDRESSES, (_, name: string, path: string) => `"${name}":"${new URL(path, origin).href}"`),
  );
}
