import type { ChangesPage } from '@bookstore/contract/api/changes';
import * as messages from '@bookstore/messages/staff';
import { Link } from 'react-router-dom';
import { useGetChangesQuery } from '../../api/changesApi.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ChangesList } from './ChangesList.tsx';
import { toLogAddress } from './logView.ts';

export function LatestChanges({ subject }: { subject: string }) {
  const query = useGetChangesQuery({ subject }, { refetchOnMountOrArgChange: true });
  return (
    <QueryResult
      query={query}
      loading={<Spinner label={messages.loadingChanges} />}
      failure={<ErrorState onRetry={() => void query.refetch()}>{messages.changesNotLoaded}</ErrorState>}
    >
      {(page) => <ChangesOrNone page={page} subject={subject} />}
    </QueryResult>
  );
}

function ChangesOrNone({ page, subject }: { page: ChangesPage; subject: string }) {
  if (page.changes.length === 0) return <p className="text-ink-soft">{messages.noChangesYet}</p>;
  return (
    <>
      <ChangesList changes={page.changes} />
      {page.nextCursor !== null && (
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
