import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOnline } from './useOnline.ts';

function Retrying({ retry }: { retry: () => void }) {
  useOnline(retry);
  return null;
}

it('what failed is tried again when the network is back, and a moment later, while it is still wanted', () => {
  vi.useFakeTimers();
  const retry = vi.fn();
  const { rerender, unmount } = render(<Retrying retry={() => undefined} />);
  rerender(<Retrying retry={retry} />);
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(0);
  expect(retry).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(retry).toHaveBeenCalledTimes(2);
  unmount();
  vi.advanceTimersByTime(10_000);
  expect(retry).toHaveBeenCalledTimes(2);
});
