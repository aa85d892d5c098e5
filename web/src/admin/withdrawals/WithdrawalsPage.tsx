import type { WithdrawalsPage as WithdrawalList } from '@bookstore/contract/api/withdrawal';
import * as messages from '@bookstore/messages/withdrawals';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetWithdrawalsQuery } from '../../api/withdrawalsApi.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AdminHeading } from '../ui/AdminHeading.tsx';
import { LastAnswer } from '../ui/LastAnswer.tsx';
import { LIST_BUTTON } from '../ui/listButton.ts';
import { WithdrawalItem } from './WithdrawalItem.tsx';

const OPEN = '?show=open';

export function WithdrawalsPage() {
  const [params] = useSearchParams();
  const isOpenOnly = params.get('show') === 'open';
  const cursor = params.get('cursor');
  const query = useGetWithdrawalsQuery(
    { ...(isOpenOnly && { settled: 'false' }), ...(cursor && { cursor }) },
    { refetchOnMountOrArgChange: true },
  );
  const hasNone = !isOpenOnly && !cursor && query.currentData?.withdrawals.length === 0;
  return (
    <Card className="mb-20 p-0! md:mb-0">
      <div className="grid gap-2 border-line border-b px-4 pt-4 pb-4 lg:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <AdminHeading className="text-2xl">{messages.withdrawals}</AdminHeading>
          {!hasNone && (
            <Link
              to={{ pathname: paths.withdrawals, search: isOpenOnly ? '' : OPEN }}
              className={buttonClass('secondary', LIST_BUTTON)}
            >
              {isOpenOnly ? messages.showAll : messages.showOpen}
            </Link>
          )}
        </div>
        <p className="max-w-prose text-ink-soft max-sm:text-sm">{messages.listIntro}</p>
      </div>
      <div className="px-4 py-2 lg:px-6">
        <QueryResult
          query={query}
          loading={<Spinner label={messages.loadingWithdrawals} />}
          failure={<ErrorState onRetry={() => void query.refetch()}>{messages.notLoaded}</ErrorState>}
        >
          {(list) => (
            <LastAnswer isFetching={query.isFetching}>
              <WithdrawalsOrNone list={list} isOpenOnly={isOpenOnly} />
            </LastAnswer>
          )}
        </QueryResult>
      </div>
    </Card>
  );
}

function WithdrawalsOrNone({ list, isOpenOnly }: { list: WithdrawalList; isOpenOnly: boolean }) {
  if (list.withdrawals.length === 0) {
    return (
      <div className="py-2">
        <EmptyState icon="parcel">{isOpenOnly ? messages.noOpenWithdrawals : messages.noWithdrawals}</EmptyState>
      </div>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {list.withdrawals.map((withdrawal) => (
          <li key={withdrawal._id} className="py-4">
            <WithdrawalItem withdrawal={withdrawal} />
          </li>
        ))}
      </ul>
      {list.nextCursor !== null && (
        <Link
          to={{
            pathname: paths.withdrawals,
            search: new URLSearchParams({ ...(isOpenOnly && { show: 'open' }), cursor: list.nextCursor }).toString(),
          }}
          className={buttonClass('secondary', 'my-4')}
        >
          {messages.older}
        </Link>
      )}
    </>
  );
}
