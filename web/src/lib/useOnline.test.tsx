import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOnline } from './useOnline.ts';

function Retrying({ retry }: { retry: () => void }) {
  useOnline(retry);
  return null;
}

it('what failed is tried again when the network is back, and after a pause when that was too early', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Long after what earlier tests of this process told of the network.
  let now = performance.now() + 1e9;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const wait = (ms: number) => {
    now += ms;
    vi.advanceTimersByTime(ms);
  };
  const retry = vi.fn();
  const { rerender, unmount } = render(<Retrying retry={() => undefined} />);
  rerender(<Retrying retry={retry} />);
  wait(60_000);
  expect(retry).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  wait(0);
  expect(retry).toHaveBeenCalledTimes(1);

  unmount();
  const { unmount: unmountAgain } = render(<Retrying retry={retry} />);
  wait(1_000);
  expect(retry, 'what failed at once').toHaveBeenCalledTimes(2);
  unmountAgain();
  wait(60_000);
  render(<Retrying retry={retry} />);
  wait(60_000);
  expect(retry, 'what fails long after').toHaveBeenCalledTimes(2);
});
