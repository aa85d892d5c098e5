import { describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './missingChunks.ts';

describe('reloadOnce', () => {
  it('reloads once in a release, also after the visitor has reloaded', () => {
    const reload = vi.fn();
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
    reloadOnce(reload);
    reloadOnce(reload);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads again in a later release', () => {
    sessionStorage.setItem('reloadedRelease', 'https://shop.example/assets/app-former.js');
    const reload = vi.fn();
    reloadOnce(reload);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    [
      'without storage',
      () =>
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    ],
  ])('does not reload %s', (_name, prepare) => {
    prepare();
    const reload = vi.fn();
    reloadOnce(reload);
    expect(reload).not.toHaveBeenCalled();
  });
});
