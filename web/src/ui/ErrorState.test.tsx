import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorState } from './ErrorState.tsx';

// rows: 727
it('what did not come is asked for again without a hand, but not under somebody’s fingers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const retry = vi.fn();
  render(<ErrorState onRetry={retry}>The books could not be loaded</ErrorState>);
  const button = screen.getByRole('button', { name: 'Try again' });
  button.focus();
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(retry).not.toHaveBeenCalled();
  button.blur();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(retry).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
