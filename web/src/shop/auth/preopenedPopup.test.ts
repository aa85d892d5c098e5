import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withPreopenedPopup } from './preopenedPopup.ts';

const aWindow = () => {
  const opened = {
    closed: false,
    close: vi.fn(() => {
      opened.closed = true;
    }),
    location: { replace: vi.fn() },
    document: { body: { textContent: '' } },
  };
  return opened;
};
const refusal = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

let native: ReturnType<typeof vi.fn>;
let windows: ReturnType<typeof aWindow>[];
const original = window.open;

beforeEach(() => {
  windows = [];
  native = vi.fn(() => {
    const opened = aWindow();
    windows.push(opened);
    return opened;
  });
  window.open = native as unknown as typeof window.open;
});

afterEach(() => {
  window.open = original;
});

describe('preopenedPopup', () => {
  it('opens at 500x600 at once, and becomes the next window.open', async () => {
    const script = Promise.withResolvers<void>();
    const result = withPreopenedPopup(async () => {
      await script.promise;
      return window.open('https://provider.example/');
    });
    expect(native).toHaveBeenCalledExactlyOnceWith('', '_blank', expect.stringContaining('width=500,height=600'));
    expect(windows[0]?.document.body.textContent).toBe('Opening Google…');
    script.resolve();
    expect(await result).toBe(windows[0]);
    expect(windows[0]?.location.replace).toHaveBeenCalledExactlyOnceWith('https://provider.example/');
    expect(window.open).toBe(native);
    expect(native).toHaveBeenCalledOnce();
  });

  it('is closed and window.open restored if signing in fails earlier', async () => {
    const failed = withPreopenedPopup(() => Promise.reject(refusal('network-request-failed')));
    await expect(failed).rejects.toThrow('network-request-failed');
    expect(windows[0]?.close).toHaveBeenCalledOnce();
    expect(window.open).toBe(native);
  });

  it('is separate for each press, even if the first is cancelled', async () => {
    const script = Promise.withResolvers<void>();
    let late: Window | null = null;
    const first = withPreopenedPopup(async () => {
      void script.promise.then(() => {
        late = window.open('https://provider.example/first');
      });
      throw refusal('cancelled-popup-request');
    });
    await expect(first).rejects.toThrow();
    const second = withPreopenedPopup(async () => {
      await script.promise;
      return window.open('https://provider.example/second');
    });
    script.resolve();
    expect(await second).toBe(windows[1]);
    expect(late).toBe(windows[0]);
    expect(windows[0]?.location.replace).not.toHaveBeenCalled();
    expect(windows[1]?.location.replace).toHaveBeenCalledExactlyOnceWith('https://provider.example/second');
    expect(window.open).toBe(native);
  });
});
