import { randomBytes } from 'node:crypto';
import type { BookCover } from '@bookstore/contract/api/cover';
import { coverPath, coverUploadPath } from '@bookstore/contract/api/paths';
import type { TestAdmin, TestApi } from './api.ts';
import { picture } from './pictures/pictures.ts';

export function aNewPicture(): Buffer {
  const bytes = Buffer.from(picture('lossy.webp'));
  randomBytes(8).copy(bytes, bytes.length - 8);
  return bytes;
}

/** Differs in its resolution tag. */
export function aNewJpeg(): Buffer {
  const bytes = Buffer.from(picture('baseline.jpg'));
  randomBytes(4).copy(bytes, 14);
  return bytes;
}

export function coverCalls(at: () => { api: TestApi; admin: TestAdmin }) {
  const upload = (bytes: Uint8Array, tint?: string) => {
    const { api, admin } = at();
    return api.call('POST', coverUploadPath(tint), { token: admin.token, picture: bytes });
  };
  return {
    upload,
    newCover: async (tint?: string) => (await upload(aNewPicture(), tint)).body as BookCover,
    /** Undefined if missing. */
    expiryOf: async (id: string) => {
      const document = await (await at().api.db()).doc(`covers/${id}`).get();
      return (
        (document.get('expiresAt') as { toDate(): Date } | null | undefined)?.toDate?.() ??
        (document.exists ? null : undefined)
      );
    },
    download: (cover: Pick<BookCover, 'id' | 'type'>, headers: Record<string, string> = {}, method = 'GET') =>
      at().api.call(method, coverPath(cover), { headers }),
  };
}
