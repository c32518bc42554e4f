/** The browser's barcode API, which TypeScript's library does not declare (Shape Detection API, draft). */
type Detector = { readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]> };
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

/** The formats printed on SIM cards: linear and square codes. */
const FORMATS = ["code_128", "code_39", "itf", "ean_13", "data_matrix", "qr_code"];

function isDetectorClass(value: unknown): value is DetectorClass {
  return typeof value === "function" && "prototype" in value;
}

function detectorClass(): DetectorClass | undefined {
  const known: unknown = Reflect.get(globalThis, "BarcodeDetector");
  return isDetectorClass(known) ? known : undefined;
}

/** True if the browser can read barcodes and has a camera API. Requests no permission. */
export function canScan(): boolean {
  return detectorClass() !== undefined && "mediaDevices" in navigator;
}

/** Creates a reader for the codes on a card; undefined if the browser has none. */
export function makeDetector(): Detector | undefined {
  const Known = detectorClass();
  return Known && new Known({ formats: FORMATS });
}
