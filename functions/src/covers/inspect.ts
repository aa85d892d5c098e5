/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Why a file is no such picture: the sentence is for whoever sent it. */
class NoSuchPicture extends Error {}

export function refuse(because: string): never {
  throw new NoSuchPicture(because);
}

/** Reads a picture's size with a reader that calls `refuse`. @returns the size, or why the bytes are no such picture: a sentence. */
export function inspect(bytes: Uint8Array, read: (file: DataView) => Size): Size | { problem: string } {
  try {
    return read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    if (error instanceof NoSuchPicture) return { problem: error.message };
    throw error;
  }
}
