import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
  // Long after what earlier tests of this process have tried.
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
/** After how many seconds each time, of the next two minutes, it was tried. */
function triesOfTwoMinutes(): number[] {
  return Array.from({ length: 120 }, (_, second) => second + 1).filter(() => {
    const before = retry.mock.calls.length;
    wait(1_000);
    return retry.mock.calls.length > before;
  });
}

it('a failure is retried after pauses that grow to a minute, also if the browser never reports the network', () => {
  render(<Retrying retry={retry} />);
  expect(triesOfTwoMinutes()).toEqual([5, 15, 35, 75]);
  expect(triesOfTwoMinutes()).toEqual([15, 75]);
});

it('the pauses between retries keep growing across remounts, and start afresh with the next failure', () => {
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

it('no retry runs while the page is hidden, and an overdue one runs at once when it becomes visible', () => {
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

it('a retry runs when the network is back, and again after a second if that was too early', () => {
  const { unmount } = render(<Retrying retry={retry} />);
  window.dispatchEvent(new Event('online'));
  wait(0);
  expect(retry).toHaveBeenCalledTimes(1);
  unmount();
  render(<Retrying retry={retry} />);
  wait(1_000);
  expect(retry).toHaveBeenCalledTimes(2);
});

it('nothing is scheduled without a function to retry', () => {
  const { rerender } = render(<Retrying retry={undefined} />);
  expect(vi.getTimerCount()).toBe(0);
  rerender(<Retrying retry={retry} />);
  wait(5_000);
  expect(retry).toHaveBeenCalledTimes(1);
});
