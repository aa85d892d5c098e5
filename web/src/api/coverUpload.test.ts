import { expect, it, vi } from 'vitest';
import { uploadCover } from './coverUpload.ts';

it('sends no picture whose upload was cancelled during preparation', async () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send');
  const stop = new AbortController();
  stop.abort();
  const upload = uploadCover({ bytes: new Blob(), tint: '112233', signal: stop.signal, onProgress: vi.fn() });
  await expect(upload).rejects.toBe(stop.signal.reason);
  expect(send).not.toHaveBeenCalled();
});
