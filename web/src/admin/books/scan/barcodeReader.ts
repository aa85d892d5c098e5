import { loadModule } from '../../../lib/loadModule.ts';

/** What a camera sees, read for a barcode: the digits of an EAN-13, or null. */
type ReadBarcode = (video: HTMLVideoElement) => Promise<string | null>;

/** https://wicg.github.io/shape-detection-api, as far as it is used here; TypeScript does not know it. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<string[]>;
}

const FORMAT = 'ean_13';
/** Wide enough for a barcode that fills a third of the picture; more would only take longer. */
const LONGEST_SIDE = 960;

/** The browser's own detector, where it has one that knows these barcodes; it may be there and know none. */
async function findDetector(): Promise<BarcodeDetector | null> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  if (!Detector) return null;
  const formats = await Detector.getSupportedFormats().catch((): string[] => []);
  return formats.includes(FORMAT) ? new Detector({ formats: [FORMAT] }) : null;
}

/** Takes pictures of a video, every second one turned by a quarter: the library reads along lines. */
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

/** @throws when the library does not come. */
async function withLibrary(): Promise<ReadBarcode> {
  const { readEan13 } = await loadModule(() => import('./ean13.ts'));
  const take = createCamera();
  return async (video) => {
    const image = take(video);
    return image && readEan13(image);
  };
}

/** The browser's own reader or else the library's, which is loaded only then. @throws when the library does not come. */
export async function createBarcodeReader(): Promise<ReadBarcode> {
  const detector = await findDetector();
  if (!detector) return withLibrary();
  let fallback: ReadBarcode | null = null;
  return async (video) => {
    if (fallback) return fallback(video);
    try {
      return (await detector.detect(video))[0]?.rawValue ?? null;
    } catch {
      // It may say what it knows and then have no service to do it with.
      fallback = await withLibrary();
      return null;
    }
  };
}
