import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOnline } from './useOnline.ts';

function Retrying({ retry }: { retry: () => void }) {
  useOnline(retry);
  return null;
}

it('what failed is tried again when the network is back, and after a pause when that was too early', () => {
  vi.useFakeTimers();
  const retry = vi.fn();
  const { rerender, unmount } = render(<Retrying retry={() => undefined} />);
  rerender(<Retrying retry={retry} />);
  vi.advanceTimersByTime(60_000);
  expect(retry).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(0);
  expect(retry).toHaveBeenCalledTimes(1);

  unmount();
  const { unmount: unmountAgain } = render(<Retrying retry={retry} />);
  vi.advanceTimersByTime(1_000);
  expect(retry, 'what failed at once').toHaveBeenCalledTimes(2);
  unmountAgain();
  vi.advanceTimersByTime(60_000);
  render(<Retrying retry={retry} />);
  vi.advanceTimersByTime(60_000);
  expect(retry, 'what fails long after').toHaveBeenCalledTimes(2);
});
