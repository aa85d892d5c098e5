import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/invoices';
import { useParams } from 'react-router-dom';
import { useGetOrderInvoicesQuery } from '../../api/adminOrdersApi.ts';
import { problemOf } from '../../api/problem.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Invoices } from '../../ui/invoice/Invoices.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AdminHeading } from '../ui/AdminHeading.tsx';
import { BackToList } from '../ui/BackToList.tsx';

export function OrderInvoicesPage() {
  const { id = '' } = useParams();
  return (
    <div className="grid gap-4 pb-20 md:pb-0">
      <BackToList to={paths.adminOrder(id)}>{messages.backToTheOrder}</BackToList>
      <AdminHeading>{messages.invoicesOfOrder(shortId(id))}</AdminHeading>
      <InvoicesOrState key={id} id={id} />
    </div>
  );
}

function InvoicesOrState({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useGetOrderInvoicesQuery(id, { refetchOnMountOrArgChange: true });
  if (data) return <Invoices invoices={data.invoices} />;
  const code = problemOf(error)?.code;
  if (code === 'no-invoice') return <ErrorState>{messages.noInvoiceYet}</ErrorState>;
  if (code === 'not-found') return <ErrorState>{messages.noSuchOrder}</ErrorState>;
  if (error && !isFetching) return <ErrorState onRetry={() => void refetch()}>{messages.notLoaded}</ErrorState>;
  return (
    <Card>
      <Spinner label={messages.loadingTheInvoice} />
    </Card>
  );
}
