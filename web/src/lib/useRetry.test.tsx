import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRetry } from './useRetry.ts';

function Retrying({ retry }: { retry: (() => void) | undefined }) {
  useRetry(retry);
  return null;
}

let now = performance.now();
const retry = vi.fn();
let isHidden: boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  now += 1e9;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  retry.mockClear();
});
afterEach(() => void vi.useRealTimers());

function wait(ms: number): void {
  now += ms;
  vi.advanceTimersByTime(ms);
}
function triesOfTwoMinutes(): number[] {
  return Array.from({ length: 120 }, (_, second) => second + 1).filter(() => {
    const before = retry.mock.calls.length;
    wait(1_000);
    return retry.mock.calls.length > before;
  });
}

describe('useRetry', () => {
  it('waits up to a minute, even if the network is never reported', () => {
    render(<Retrying retry={retry} />);
    expect(triesOfTwoMinutes()).toEqual([5, 15, 35, 75]);
    expect(triesOfTwoMinutes()).toEqual([15, 75]);
  });

  it('pauses keep growing across remounts and start afresh with the next failure', () => {
    const { unmount } = render(<Retrying retry={retry} />);
    wait(5_000);
    unmount();
    wait(2_000);
    const again = render(<Retrying retry={retry} />);
    wait(9_000);
    expect(retry).toHaveBeenCalledTimes(1);
    wait(1_000);
    expect(retry).toHaveBeenCalledTimes(2);
    again.unmount();
    wait(600_000);
    render(<Retrying retry={retry} />);
    wait(5_000);
    expect(retry).toHaveBeenCalledTimes(3);
  });

  it('pauses on a hidden page, and retries at once when visible', () => {
    render(<Retrying retry={retry} />);
    isHidden = true;
    wait(600_000);
    expect(retry).not.toHaveBeenCalled();
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(retry).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('retries when the network is back, and again after a second', () => {
    const { unmount } = render(<Retrying retry={retry} />);
    window.dispatchEvent(new Event('online'));
    wait(0);
    expect(retry).toHaveBeenCalledTimes(1);
    unmount();
    render(<Retrying retry={retry} />);
    wait(1_000);
    expect(retry).toHaveBeenCalledTimes(2);
  });

  it('schedules nothing without a function', () => {
    const { rerender } = render(<Retrying retry={undefined} />);
    expect(vi.getTimerCount()).toBe(0);
    rerender(<Retrying retry={retry} />);
    wait(5_000);
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
