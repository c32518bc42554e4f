const TYPE = "image/png";

/** True if the device's share sheet accepts pictures; there the fan can set one as wallpaper or send it. */
export const canPassOn = (): boolean => navigator.canShare?.({ files: [new File([], "x.png", { type: TYPE })] }) ?? false;

/**
 * Opens the device's share sheet with a picture.
 * @returns false if the sheet does not open, for example too long after the press; true also when the fan closes it
 */
export async function passOn(picture: Blob, name: string): Promise<boolean> {
  try {
    await navigator.share({ files: [new File([picture], name, { type: TYPE })] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
