import type { BookCover } from '@bookstore/contract/api/cover';
import { coverUploadPath } from '@bookstore/contract/api/paths';
import { API_BASE } from '../lib/apiBase.ts';
import { markTokenRefused, readAdminToken } from './adminToken.ts';

export class UploadRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The API answered ${status}`);
    this.status = status;
  }
}

interface Upload {
  bytes: Blob;
  /** Dark colour of the picture, `rrggbb`. */
  tint: string;
  signal: AbortSignal;
  /** Called with the sent share, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Avoids `fetch`, which reports no progress. @throws UploadRefused for an unsuccessful answer, TypeError without one,
 * the signal's reason if cancelled.
 */
export function uploadCover({ bytes, tint, signal, onProgress }: Upload): Promise<BookCover> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const token = readAdminToken() ?? '';
    const call = new XMLHttpRequest();
    call.open('POST', API_BASE + coverUploadPath(tint));
    call.responseType = 'json';
    call.withCredentials = true;
    call.setRequestHeader('Content-Type', bytes.type);
    call.setRequestHeader('Accept', 'application/json');
    call.setRequestHeader('Authorization', `Bearer ${token}`);
    call.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    call.onload = () => {
      if (call.status === 200 || call.status === 201) resolve(call.response as BookCover);
      else {
        if (call.status === 401) markTokenRefused(token);
        reject(new UploadRefused(call.status));
      }
    };
    call.onerror = () => reject(new TypeError('Failed to send the picture'));
    call.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => call.abort());
    call.send(bytes);
  });
}
