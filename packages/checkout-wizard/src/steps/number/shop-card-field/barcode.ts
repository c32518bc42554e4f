/** What browsers that read barcodes offer; TypeScript's library does not know it (Shape Detection API, draft). */
type Detector = { readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]> };
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

/** What is printed on a card: a row of bars, or a square. */
const FORMATS = ["code_128", "code_39", "itf", "ean_13", "data_matrix", "qr_code"];

function isDetectorClass(value: unknown): value is DetectorClass {
  return typeof value === "function" && "prototype" in value;
}

function detectorClass(): DetectorClass | undefined {
  const known: unknown = Reflect.get(globalThis, "BarcodeDetector");
  return isDetectorClass(known) ? known : undefined;
}

/** True where the browser reads barcodes and there may be a camera. Asks for nothing. */
export function canScan(): boolean {
  return detectorClass() !== undefined && "mediaDevices" in navigator;
}

/** A reader of the codes on a card; undefined where the browser has none. */
export function makeDetector(): Detector | undefined {
  const Known = detectorClass();
  return Known && new Known({ formats: FORMATS });
}
