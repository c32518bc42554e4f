import type { Device } from "@tribun/api-client/contract";

type Kind = Pick<Device, "browser" | "system">;

// Order matters: Edge and Samsung also contain "Chrome", Chrome contains "Safari", and Android contains "Linux".
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
/** Characters to read, because the header may be very long. */
const READ = 400;

/**
 * Derives browser and system from the User-Agent: enough for the fan to recognise the device, too little to distinguish two similar ones.
 */
export function deviceKind(headers: Headers): Kind {
  const said = (headers.get("user-agent") ?? "").slice(0, READ);
  const first = <Name>(list: readonly (readonly [RegExp, Name])[]) => list.find(([pattern]) => pattern.test(said))?.[1];
  return { browser: first(BROWSERS) ?? "other", system: first(SYSTEMS) ?? "other" };
}
