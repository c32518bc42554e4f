export type Phone = "apple" | "android";

/** The install links that fit a device: the one of this phone, or both where the device cannot be told. */
export function phonesFor(userAgent: string): readonly Phone[] {
  if (/iPhone|iPad/.test(userAgent)) return ["apple"];
  return userAgent.includes("Android") ? ["android"] : ["apple", "android"];
}
