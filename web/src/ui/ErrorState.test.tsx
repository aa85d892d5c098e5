import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorState } from './ErrorState.tsx';

it('retries automatically unless its button has the focus', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const retry = vi.fn();
  render(<ErrorState onRetry={retry}>Couldn't load the books</ErrorState>);
  const button = screen.getByRole('button', { name: 'Try again' });
  button.focus();
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(retry).not.toHaveBeenCalled();
  button.blur();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(retry).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
