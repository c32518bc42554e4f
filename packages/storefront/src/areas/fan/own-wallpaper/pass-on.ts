const TYPE = "image/png";

/** True where the device's share sheet takes pictures; there one is set as wallpaper, or sent on. */
export const canPassOn = (): boolean => navigator.canShare?.({ files: [new File([], "x.png", { type: TYPE })] }) ?? false;

/**
 * Hands a picture to the device's share sheet.
 * @returns false where the sheet would not open, as too long after the press; a fan who closes it has changed their mind, and that is all
 */
export async function passOn(picture: Blob, name: string): Promise<boolean> {
  try {
    await navigator.share({ files: [new File([picture], name, { type: TYPE })] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
