import { COVER_QUALITIES } from '@bookstore/contract/covers';

/**
 * The best of a picture that is no larger than so many bytes.
 * @param encode null where the browser cannot
 * @returns null where it cannot, or none is small enough
 */
export async function withinBytes(
  limit: number,
  encode: (quality: number) => Promise<Blob | null>,
): Promise<Blob | null> {
  for (const quality of COVER_QUALITIES) {
    const encoded = await encode(quality);
    if (!encoded || encoded.size <= limit) return encoded;
  }
  return null;
}
