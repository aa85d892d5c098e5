import { createBarcodeReader } from './barcodeReader.ts';

/** Why nothing can be scanned. */
export type ScanProblem = 'no-access' | 'refused' | 'no-camera' | 'in-use' | 'no-reader' | 'ended';

interface Options {
  /** The camera's picture is there. */
  onLooking: () => void;
  /** A barcode was read, twice alike. */
  onCode: (code: string) => void;
  onProblem: (problem: ScanProblem) => void;
}

/** Between two pictures: short enough not to be noticed, and long enough to spare a phone's processor. */
const PAUSE_MS = 120;
const CAMERA = {
  audio: false,
  // The camera on the back of a phone; the only one of a laptop. Lines of a barcode are fine.
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

const PROBLEMS: Readonly<Record<string, ScanProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'no-camera',
  OverconstrainedError: 'no-camera',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
};

async function openCamera(): Promise<MediaStream | ScanProblem> {
  // Absent where the page did not come over HTTPS.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) return 'no-access';
  try {
    return await mediaDevices.getUserMedia(CAMERA);
  } catch (error) {
    return (error instanceof DOMException && PROBLEMS[error.name]) || 'in-use';
  }
}

/** Shows the camera's picture and reads barcodes from it until it is stopped. @returns stops it, and the camera. */
export function startScan(video: HTMLVideoElement, { onLooking, onCode, onProblem }: Options): () => void {
  let camera: MediaStream | null = null;
  let isOver = false;
  const end = () => {
    isOver = true;
    for (const track of camera?.getTracks() ?? []) track.stop();
    video.srcObject = null;
  };
  const fail = (problem: ScanProblem) => {
    if (isOver) return;
    end();
    onProblem(problem);
  };

  const look = async () => {
    const reader = createBarcodeReader().catch(() => null);
    const stream = await openCamera();
    if (typeof stream === 'string') return fail(stream);
    camera = stream;
    // Left before the camera was there.
    if (isOver) return end();
    for (const track of stream.getTracks()) track.addEventListener('ended', () => fail('ended'));
    video.srcObject = stream;
    await video.play();
    const read = await reader;
    if (!read) return fail('no-reader');
    if (!isOver) onLooking();
    let last: string | null = null;
    while (!isOver) {
      const code = await read(video);
      // One digit that is misread may still fit the check digit; two pictures do not misread alike.
      if (code !== null && code === last && !isOver) onCode(code);
      last = code ?? last;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  look().catch(() => fail('no-reader'));
  return end;
}
