/** The parts of an eSIM activation code (GSMA SGP.22 §4.1). */
export type ActivationCode = {
  readonly smdpAddress: string;
  readonly matchingId: string;
  readonly oid?: string;
  readonly confirmationRequired?: boolean;
};

const ADDRESS = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i;
const MATCHING_ID = /^[A-Z0-9-]*$/;

/** True when a text is allowed as the SM-DP+ address of an activation code. */
export function isSmdpAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/** True when a text is allowed as the matching id of an activation code. */
export function isMatchingId(text: string): boolean {
  return MATCHING_ID.test(text);
}

/**
 * Builds `LPA:1$address$matchingId[$oid][$1]`, the content of an eSIM QR code.
 * @throws RangeError when the address or the matching id contains a forbidden character
 */
export function buildLpa(code: ActivationCode): string {
  if (!isSmdpAddress(code.smdpAddress)) throw new RangeError("not an SM-DP+ address");
  if (!isMatchingId(code.matchingId)) throw new RangeError("not a matching id");
  const parts = ["LPA:1", code.smdpAddress, code.matchingId];
  if (code.oid !== undefined || code.confirmationRequired) parts.push(code.oid ?? "");
  if (code.confirmationRequired) parts.push("1");
  return parts.join("$");
}

/** Parses an activation code; undefined if the text is not one. */
export function parseLpa(text: string): ActivationCode | undefined {
  const [head, smdpAddress, matchingId, oid, flag, ...rest] = text.trim().split("$");
  if (head !== "LPA:1" || rest.length > 0 || smdpAddress === undefined || matchingId === undefined) return undefined;
  if (!isSmdpAddress(smdpAddress) || !isMatchingId(matchingId)) return undefined;
  if (flag !== undefined && flag !== "1") return undefined;
  return {
    smdpAddress,
    matchingId,
    ...(oid !== undefined && oid !== "" && { oid }),
    ...(flag === "1" && { confirmationRequired: true }),
  };
}

/** Apple's universal link that installs the profile (iOS 17.4 and later). */
export function appleInstallUrl(lpa: string): string {
  return `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${encodeURIComponent(lpa)}`;
}

/** Android's link that installs the profile (Android 10 and later). */
export function androidInstallUrl(lpa: string): string {
  return `https://esimsetup.android.com/esim_qrcode_provisioning?carddata=${encodeURIComponent(lpa)}`;
}
