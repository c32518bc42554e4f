/** Where help is written to, with the reference of what went wrong, or of what it is about, and its topic in the form. */
export function supportHref(reference?: string, topic?: "billing"): string {
  if (reference === undefined) return "/support";
  return `/support?${topic === undefined ? "" : `topic=${topic}&`}reference=${encodeURIComponent(reference)}#write`;
}
