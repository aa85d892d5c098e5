import * as messages from '@bookstore/messages/common';
import type { ReactNode } from 'react';
import { useRetry } from '../lib/useRetry.ts';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

interface Query<Data> {
  /** Data of the previous arguments while loading. Omit it to show a spinner instead. */
  data?: Data | undefined;
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props<Data> {
  query: Query<Data>;
  loading: ReactNode;
  failure: ReactNode;
  children: (data: Data) => ReactNode;
}

/** After a failed refetch the data stay, below a notice. */
export function QueryResult<Data>({ query, loading, failure, children }: Props<Data>) {
  const { data, currentData, error, isFetching, refetch } = query;
  const result = currentData === undefined && isFetching ? data : currentData;
  if (result === undefined) return error === undefined || isFetching ? loading : failure;
  return (
    <>
      {error !== undefined && currentData !== undefined && <RefetchFailure onRetry={() => void refetch()} />}
      {children(result)}
    </>
  );
}

/** RTK Query keeps the error during the next try, so the notice keeps the focus. */
function RefetchFailure({ onRetry }: { onRetry: () => void }) {
  useRetry(onRetry);
  return (
    <div className="p-2 print:hidden">
      <Alert>
        <p>{messages.notRefreshed}</p>
        <Button look="quiet" className="px-0! underline" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      </Alert>
    </div>
  );
}
