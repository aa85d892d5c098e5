import { useParams } from 'react-router-dom';
import { useGetOrderQuery } from '../../api/orderBookApi.ts';
import { problemOf } from '../../api/problem.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { BackToList } from '../ui/BackToList.tsx';
import { OrderDetail } from './OrderDetail.tsx';

export function OrderDetailPage() {
  const { id = '' } = useParams();
  return (
    <div className="grid gap-4 pb-20 md:pb-0">
      <BackToList to={paths.adminOrders}>All orders</BackToList>
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
