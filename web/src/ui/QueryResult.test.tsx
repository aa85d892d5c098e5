import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { QueryResult } from './QueryResult.tsx';

interface State {
  data?: string;
  currentData?: string;
  error?: unknown;
  isFetching?: boolean;
}

function show({ currentData, isFetching = false, ...state }: State) {
  const refetch = vi.fn();
  render(
    <QueryResult query={{ ...state, currentData, isFetching, refetch }} loading="Loading" failure="Failed">
      {(data) => <p>{data}</p>}
    </QueryResult>,
  );
  return refetch;
}

const error = { status: 503 };

describe('QueryResult', () => {
  it('keeps data after a failed refetch, with a retry button', async () => {
    const refetch = show({ data: 'Emma', currentData: 'Emma', error });
    expect(screen.getByText('Emma')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Could not refresh');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('keeps the notice while it tries again', () => {
    show({ data: 'Emma', currentData: 'Emma', error, isFetching: true });
    expect(screen.getByText('Emma')).toBeVisible();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('shows the previous data only until the latest request has failed', () => {
    show({ data: 'Emma', isFetching: true });
    expect(screen.getByText('Emma')).toBeVisible();
    show({ data: 'Persuasion', error });
    expect(screen.queryByText('Persuasion')).toBeNull();
    expect(screen.getByText('Failed')).toBeVisible();
  });

  it('shows no failure during the first request or a retry without data', () => {
    const { container, rerender } = render(<QueryResult {...pending} />);
    expect(container).toHaveTextContent('Loading');
    rerender(<QueryResult {...pending} query={{ ...pending.query, error }} />);
    expect(container).toHaveTextContent('Loading');
  });
});

const pending = {
  query: { currentData: undefined, isFetching: true, refetch: () => undefined },
  loading: 'Loading',
  failure: 'Failed',
  children: () => null,
};
