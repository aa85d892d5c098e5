import { createBarcodeReader } from './barcodeReader.ts';

export type ScanProblem = 'no-access' | 'refused' | 'no-camera' | 'in-use' | 'no-reader' | 'ended';

interface Options {
  onLooking: () => void;
  onCode: (code: string) => void;
  onProblem: (problem: ScanProblem) => void;
}

/** Milliseconds between pictures; saves processor time on phones. */
const PAUSE_MS = 120;
const CAMERA = {
  audio: false,
  // The rear camera of a phone, with a resolution that shows thin lines.
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
  // Absent on pages without HTTPS.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) return 'no-access';
  try {
    return await mediaDevices.getUserMedia(CAMERA);
  } catch (error) {
    return (error instanceof DOMException && PROBLEMS[error.name]) || 'in-use';
  }
}

/** @returns a function that stops scanning and releases the camera */
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
      // A misread code may pass the check digit, but two pictures rarely misread alike.
      if (code !== null && code === last && !isOver) onCode(code);
      last = code ?? last;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  look().catch(() => fail('no-reader'));
  return end;
}
