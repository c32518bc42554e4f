/** Facts whose value is an address (schema.org). */
const ADDRESSES = /"(contentUrl|thumbnailUrl|embedUrl|image|url)":"(\/[^"]*)"/g;

/** Makes the addresses whole that a page tells machines: read apart from the page, a path leads nowhere. */
export function wholeAddresses(body: string, origin: string): string {
  return body.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, (script) =>
    script.replaceAll(ADDRESSES, (_, name: string, path: string) => `"${name}":"${new URL(path, origin).href}"`),
  );
}
