import * as messages from '@bookstore/messages/withdrawals';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetWithdrawalsQuery } from '../../api/withdrawalsApi.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AdminHeading } from '../ui/AdminHeading.tsx';
import { LastAnswer } from '../ui/LastAnswer.tsx';
import { WithdrawalItem } from './WithdrawalItem.tsx';

const OPEN = '?show=open';

export function WithdrawalsPage() {
  const isOpenOnly = useSearchParams()[0].get('show') === 'open';
  return (
    <Card className="mb-20 p-0! md:mb-0">
      <div className="grid gap-2 border-line border-b px-4 py-4 lg:px-6">
        <AdminHeading className="text-2xl">{messages.withdrawals}</AdminHeading>
        <p className="text-ink-soft">{messages.listIntro}</p>
        <p>
          <Link
            to={{ pathname: paths.withdrawals, search: isOpenOnly ? '' : OPEN }}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {isOpenOnly ? messages.showAll : messages.showOpen}
          </Link>
        </p>
      </div>
      <div className="px-4 py-2 lg:px-6">
        <Withdrawals isOpenOnly={isOpenOnly} />
      </div>
    </Card>
  );
}

function Withdrawals({ isOpenOnly }: { isOpenOnly: boolean }) {
  const [params] = useSearchParams();
  const cursor = params.get('cursor');
  const query = useGetWithdrawalsQuery(
    { ...(isOpenOnly && { settled: 'false' }), ...(cursor && { cursor }) },
    { refetchOnMountOrArgChange: true },
  );
  const { data, isError, isFetching, refetch } = query;
  if (isError && !isFetching) return <ErrorState onRetry={() => void refetch()}>{messages.notLoaded}</ErrorState>;
  if (!data) return <Spinner label={messages.loadingWithdrawals} />;
  if (data.withdrawals.length === 0) {
    return (
      <div className="py-2">
        <EmptyState icon="parcel">{isOpenOnly ? messages.noOpenWithdrawals : messages.noWithdrawals}</EmptyState>
      </div>
    );
  }
  return (
    <LastAnswer isFetching={isFetching}>
      <ul className="divide-y divide-line">
        {data.withdrawals.map((withdrawal) => (
          <li key={withdrawal._id} className="py-4">
            <WithdrawalItem withdrawal={withdrawal} />
          </li>
        ))}
      </ul>
      {data.nextCursor !== null && (
        <Link
          to={{
            pathname: paths.withdrawals,
            search: new URLSearchParams({ ...(isOpenOnly && { show: 'open' }), cursor: data.nextCursor }).toString(),
          }}
          className={buttonClass('secondary', 'my-4')}
        >
          {messages.older}
        </Link>
      )}
    </LastAnswer>
  );
}
