import { Link, useLocation, useParams } from 'react-router-dom';
import { useGetOrderQuery } from '../../../api/orderCalls.ts';
import { problemOf } from '../../../api/problem.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { OrderDetail } from './OrderDetail.tsx';

export function OrderDetailPage() {
  const { id = '' } = useParams();
  return (
    <div className="grid gap-4 pb-20 md:pb-0">
      <BackToOrders />
      <OrderOrState id={id} />
    </div>
  );
}

function OrderOrState({ id }: { id: string }) {
  const { currentData, error, isFetching, refetch } = useGetOrderQuery(id, { refetchOnMountOrArgChange: true });
  if (currentData) return <OrderDetail order={currentData} />;
  if (problemOf(error)?.code === 'not-found') return <ErrorState>There is no such order</ErrorState>;
  if (error && !isFetching) {
    return <ErrorState onRetry={() => void refetch()}>The order could not be loaded</ErrorState>;
  }
  return (
    <Card>
      <Spinner label="Loading the order" />
    </Card>
  );
}

/** Back to the very list, filter and page that led here. */
function BackToOrders() {
  const state: unknown = useLocation().state;
  const search = typeof state === 'object' && state !== null && 'search' in state ? state.search : '';
  return (
    <Link
      to={{ pathname: paths.adminOrders, search: typeof search === 'string' ? search : '' }}
      state={state}
      className="inline-flex min-h-11 items-center gap-1 justify-self-start font-medium text-accent underline-offset-4 hover:underline"
    >
      <Icon name="previous" size={20} />
      All orders
    </Link>
  );
}
