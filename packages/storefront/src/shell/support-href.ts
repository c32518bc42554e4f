/** Where help is written to, with the reference of what went wrong in its form. */
export function supportHref(reference?: string): string {
  return reference === undefined ? "/support" : `/support?reference=${encodeURIComponent(reference)}#write`;
}
