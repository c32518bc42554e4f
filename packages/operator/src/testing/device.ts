/** Returns the cookie of a device that an answer has set, as the browser sends it back. */
export function deviceIn(answer: Response): string {
  const cookie = answer.headers.get("set-cookie")?.split(";")[0];
  if (!cookie) throw new Error("no device was made known");
  return cookie;
}
