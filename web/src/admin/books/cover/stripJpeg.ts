const SCAN = 0xda;

/** What applications write beside a picture (EXIF, XMP, colour profiles, notes of programs), and comments. */
const isNote = (marker: number) => (marker >= 0xe1 && marker <= 0xef) || marker === 0xfe;

/**
 * A JPEG of a canvas without what browsers write beside its pixels, which the shop refuses: Chromium a profile of its colours, which are
 * those that every picture without one has (sRGB); Safari EXIF and an empty note of Photoshop's.
 * @param file segments, each with its marker and length, up to the compressed pixels, and the rest
 */
export function stripJpeg(file: Uint8Array<ArrayBuffer>): Blob {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const kept = [file.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== SCAN) {
    const end = at + 2 + view.getUint16(at + 2);
    if (!isNote(view.getUint8(at + 1))) kept.push(file.subarray(at, end));
    at = end;
  }
  return new Blob([...kept, file.subarray(at)], { type: 'image/jpeg' });
}
