import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFirstView, liftStartScreen } from './firstView.ts';

describe('afterFirstView', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(liftStartScreen);

  it('imports after the start screen', async () => {
    document.body.insertAdjacentHTML('afterbegin', '<div id="startup"></div>');
    const load = vi.fn(async () => 'module');
    const loaded = afterFirstView(load);
    await vi.advanceTimersByTimeAsync(5000);
    expect(load).not.toHaveBeenCalled();
    liftStartScreen();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await loaded).toBe('module');
  });

  it('imports again when the network is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn(async () => 'module').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const loaded = afterFirstView(load);
    await vi.advanceTimersByTimeAsync(5000);
    window.dispatchEvent(new Event('online'));
    expect(await loaded).toBe('module');
  });
});
