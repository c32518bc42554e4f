import type { Device } from "@tribun/api-client/contract";

type Kind = Pick<Device, "browser" | "system">;

// In this order: Edge and Samsung call themselves Chrome too, Chrome calls itself Safari, and Android calls itself Linux.
const BROWSERS: readonly (readonly [RegExp, Kind["browser"]])[] = [
  [/\b(?:OPR|Vivaldi|YaBrowser)\//, "other"],
  [/\bEdg(?:e|A|iOS)?\//, "edge"],
  [/\bSamsungBrowser\//, "samsung"],
  [/\b(?:Firefox|FxiOS)\//, "firefox"],
  [/\b(?:Chrome|CriOS|Chromium)\//, "chrome"],
  [/\bSafari\//, "safari"],
];
const SYSTEMS: readonly (readonly [RegExp, Kind["system"]])[] = [
  [/\bAndroid\b/, "android"],
  [/\b(?:iPhone|iPad|iPod)\b/, "ios"],
  [/\bWindows\b/, "windows"],
  [/\bMac(?:intosh| OS)\b/, "mac"],
  [/\bLinux\b|\bCrOS\b/, "linux"],
];
/** A header may be as long as the server takes it. */
const READ = 400;

/** What a fan calls a device, from what its browser says of itself: enough to know it again, too little to tell two of a kind apart. */
export function deviceKind(headers: Headers): Kind {
  const said = (headers.get("user-agent") ?? "").slice(0, READ);
  const first = <Name>(list: readonly (readonly [RegExp, Name])[]) => list.find(([pattern]) => pattern.test(said))?.[1];
  return { browser: first(BROWSERS) ?? "other", system: first(SYSTEMS) ?? "other" };
}
