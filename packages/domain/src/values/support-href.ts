/** Link to the support form, with the reference of a failure or of the subject, and with the form's topic. */
export function supportHref(reference?: string, topic?: "billing"): string {
  if (reference === undefined) return "/support";
  return `/support?${topic === undefined ? "" : `topic=${topic}&`}reference=${encodeURIComponent(reference)}#write`;
}
