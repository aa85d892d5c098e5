import { expect, it, vi } from 'vitest';
import { saveFile } from './saveFile.ts';

it("keeps a saved file's address until slow browsers have read it", () => {
  vi.useFakeTimers();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const revokeObjectURL = vi.fn();
  // jsdom has neither function.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL }));
  saveFile('orders.csv', 'text/csv', 'a');
  vi.advanceTimersByTime(30_000);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revokeObjectURL.mock.calls).toEqual([['blob:here']]);
});
