import * as messages from '@bookstore/messages/staff';
import { Link } from 'react-router-dom';
import { useGetChangesQuery } from '../../api/changesApi.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ChangesList } from './ChangesList.tsx';
import { toLogAddress } from './logView.ts';

export function LatestChanges({ subject }: { subject: string }) {
  const { currentData, isError, isFetching, refetch } = useGetChangesQuery(
    { subject },
    { refetchOnMountOrArgChange: true },
  );
  if (isError && !isFetching) {
    return <ErrorState onRetry={() => void refetch()}>{messages.changesNotLoaded}</ErrorState>;
  }
  if (!currentData) return <Spinner label={messages.loadingChanges} />;
  if (currentData.changes.length === 0) return <p className="text-ink-soft">{messages.noChangesYet}</p>;
  return (
    <>
      <ChangesList changes={currentData.changes} />
      {currentData.nextCursor !== null && (
        <Link
          to={toLogAddress({ subject })}
          className="inline-flex min-h-11 items-center justify-self-start font-medium text-accent underline underline-offset-4"
        >
          {messages.allChanges}
        </Link>
      )}
    </>
  );
}
