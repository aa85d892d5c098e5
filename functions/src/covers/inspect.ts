/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The message is shown to the uploader. */
class InvalidPicture extends Error {}

export function refuse(because: string): never {
  throw new InvalidPicture(because);
}

/** @param read calls `refuse` for invalid files @returns the size, or a sentence with the problem */
export function inspect(bytes: Uint8Array, read: (file: DataView) => Size): Size | { problem: string } {
  try {
    return read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    if (error instanceof InvalidPicture) return { problem: error.message };
    throw error;
  }
}
