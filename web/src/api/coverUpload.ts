import type { BookCover } from '@bookstore/contract/api/cover';
import { coverUploadPath } from '@bookstore/contract/api/paths';
import { API_BASE } from '../lib/apiBase.ts';
import { markTokenRefused, readAdminToken } from './adminToken.ts';

/** An answer to an upload that is no success. */
export class UploadRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The API answered ${status}`);
    this.status = status;
  }
}

interface Upload {
  bytes: Blob;
  /** The picture's own dark colour, `rrggbb`. */
  tint: string;
  signal: AbortSignal;
  /** Told which share of it has been sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Stores a picture for a book to name. Not by `fetch`, which does not say how far it has come.
 * @throws UploadRefused for an answer that is no success, TypeError when there is none, the signal's reason when it was stopped.
 */
export function uploadCover({ bytes, tint, signal, onProgress }: Upload): Promise<BookCover> {
  return new Promise((resolve, reject) => {
    // It may have been stopped while the picture was still being made small.
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
