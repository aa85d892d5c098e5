const SCAN = 0xda;

/** Matches EXIF, XMP, colour profiles, application data and comments. */
const isNote = (marker: number) => (marker >= 0xe1 && marker <= 0xef) || marker === 0xfe;

/**
 * Removes what browsers write into a canvas JPEG and the shop refuses: Chromium an sRGB profile, Safari EXIF and an
 * empty Photoshop segment.
 */
export function stripJpeg(file: Uint8Array<ArrayBuffer>): Blob {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts = [file.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== SCAN) {
    const end = at + 2 + view.getUint16(at + 2);
    if (!isNote(view.getUint8(at + 1))) parts.push(file.subarray(at, end));
    at = end;
  }
  return new Blob([...parts, file.subarray(at)], { type: 'image/jpeg' });
}
