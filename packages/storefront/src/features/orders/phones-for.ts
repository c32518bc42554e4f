export type Phone = "apple" | "android";

/** The install links that fit a device: that of this phone, or both when the user agent names neither. */
export function phonesFor(userAgent: string): readonly Phone[] {
  if (/iPhone|iPad/.test(userAgent)) return ["apple"];
  return userAgent.includes("Android") ? ["android"] : ["apple", "android"];
}
