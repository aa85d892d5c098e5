import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ScanDialog } from './ScanDialog.tsx';

it('reports one long look at a book once', async () => {
  const reads = vi.fn(async () => [{ rawValue: '9782253002697' }]);
  class BarcodeDetector {
    static readonly getSupportedFormats = async () => ['ean_13'];
    readonly detect = reads;
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
  const stream = { getTracks: () => [Object.assign(new EventTarget(), { stop: () => undefined })] };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => stream } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  // Busy browsers close dialogs late.
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockReturnValue();
  const onFound = vi.fn();
  const { unmount } = render(<ScanDialog onFound={onFound} onClose={() => undefined} />);
  await waitFor(() => expect(reads.mock.calls.length).toBeGreaterThan(5), { timeout: 10_000 });
  expect(onFound.mock.calls).toEqual([['9782253002697']]);
  unmount();
});
