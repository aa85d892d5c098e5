import { toI420 } from './toI420.ts';

const HEADER = 'RIFF    WEBPVP8     ';
const HEADER_BYTES = HEADER.length;
/** A second of film is one picture: of the best quality it has so many bits. */
const BITS = 1_600_000;

/**
 * Makes a WebP where the browser's canvas makes none (Safari's), but its films are VP8 like those of all others: a WebP is one frame of
 * such a film in a wrapping of its own (RFC 9649, section 2.5).
 * @returns null where the browser makes no such films either.
 */
export async function webpOfVideo({ data, width, height }: ImageData, quality: number): Promise<Blob | null> {
  const settings = { codec: 'vp8', width, height, framerate: 1, bitrate: Math.round(BITS * quality) };
  if (!('VideoEncoder' in window)) return null;
  readyForFilms();
  if (!(await VideoEncoder.isConfigSupported(settings)).supported) return null;
  const made = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      made.resolve(bytes);
    },
    error: made.reject,
  });
  encoder.configure(settings);
  // Left to the browser, the colours would be those of films, which are others.
  const frame = new VideoFrame(toI420(data, width, height), {
    format: 'I420',
    codedWidth: width,
    codedHeight: height,
    timestamp: 0,
    colorSpace: { matrix: 'smpte170m', fullRange: false },
  });
  encoder.encode(frame, { keyFrame: true });
  frame.close();
  await encoder.flush();
  encoder.close();
  const blob = wrapped(await made.promise);
  // A frame that the browser itself cannot show is none.
  const isWhole = await createImageBitmap(blob).then(
    (shown) => shown.width === width && shown.height === height,
    () => false,
  );
  return isWhole ? blob : null;
}

/** WebKitGTK (2.50) ends the page's process when it is asked about encoders before anything has had it load what plays films. */
const readyForFilms = () => document.createElement('video').canPlayType('video/webm');

/** A frame of VP8 as a file: lengths are little-endian, and that of a part is rounded up to an even one. */
function wrapped(frame: Uint8Array<ArrayBuffer>): Blob {
  const padding = frame.length % 2;
  const header = new DataView(new ArrayBuffer(HEADER_BYTES));
  Array.from(HEADER, (character, at) => header.setUint8(at, character.charCodeAt(0)));
  header.setUint32(4, HEADER_BYTES - 8 + frame.length + padding, true);
  header.setUint32(16, frame.length, true);
  return new Blob([header, frame, new Uint8Array(padding)], { type: 'image/webp' });
}
