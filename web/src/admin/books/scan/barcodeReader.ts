/** Returns the digits of an EAN-13. */
type ReadBarcode = (video: HTMLVideoElement) => Promise<string | null>;

/** Part of https://wicg.github.io/shape-detection-api; TypeScript lacks its types. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<string[]>;
}

const FORMAT = 'ean_13';
/** Pixels: enough for a barcode that fills a third of the picture. */
const LONGEST_SIDE = 960;

/** @returns null if the browser cannot detect EAN-13 */
async function findDetector(): Promise<BarcodeDetector | null> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  if (!Detector) return null;
  const formats = await Detector.getSupportedFormats().catch((): string[] => []);
  return formats.includes(FORMAT) ? new Detector({ formats: [FORMAT] }) : null;
}

/** Turns every second frame by 90°, because the library scans along lines. */
function createCamera() {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let isTurned = true;
  return (video: HTMLVideoElement): ImageData | null => {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight));
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    if (!context || width === 0 || height === 0) return null;
    isTurned = !isTurned;
    canvas.width = isTurned ? height : width;
    canvas.height = isTurned ? width : height;
    if (isTurned) {
      context.translate(height, 0);
      context.rotate(Math.PI / 2);
    }
    context.drawImage(video, 0, 0, width, height);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  };
}

async function withLibrary(): Promise<ReadBarcode> {
  const { readEan13 } = await import('./ean13.ts');
  const take = createCamera();
  return async (video) => {
    const image = take(video);
    return image && readEan13(image);
  };
}

/** Loads the library if the browser lacks a detector. @throws if the library cannot be loaded */
export async function createBarcodeReader(): Promise<ReadBarcode> {
  const detector = await findDetector();
  if (!detector) return withLibrary();
  let fallback: ReadBarcode | null = null;
  return async (video) => {
    if (fallback) return fallback(video);
    try {
      return (await detector.detect(video))[0]?.rawValue ?? null;
    } catch {
      // Some browsers announce formats but lack the service to read them.
      fallback = await withLibrary();
      return null;
    }
  };
}
