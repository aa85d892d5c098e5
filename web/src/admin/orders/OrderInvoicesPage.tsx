import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/invoices';
import { useParams } from 'react-router-dom';
import { useGetOrderInvoicesQuery } from '../../api/adminOrdersApi.ts';
import { getProblem } from '../../api/problem.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Invoices } from '../../ui/invoice/Invoices.tsx';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AdminHeading } from '../ui/AdminHeading.tsx';
import { BackToList } from '../ui/BackToList.tsx';

export function OrderInvoicesPage() {
  const { id = '' } = useParams();
  return (
    <div className="grid max-w-4xl gap-4 pb-20 md:pb-0">
      <BackToList to={paths.adminOrder(id)}>{messages.backToTheOrder}</BackToList>
      <AdminHeading>{messages.invoicesOfOrder(shortId(id))}</AdminHeading>
      <InvoicesOrState key={id} id={id} />
    </div>
  );
}

function InvoicesOrState({ id }: { id: string }) {
  const query = useGetOrderInvoicesQuery(id, { refetchOnMountOrArgChange: true });
  const code = getProblem(query.error)?.code;
  if (code === 'no-invoice') return <EmptyState icon="parcel">{messages.noInvoiceYet}</EmptyState>;
  if (code === 'not-found') return <ErrorState>{messages.noSuchOrder}</ErrorState>;
  const loading = (
    <Card>
      <Spinner label={messages.loadingTheInvoice} />
    </Card>
  );
  const failure = <ErrorState onRetry={() => void query.refetch()}>{messages.notLoaded}</ErrorState>;
  return (
    <QueryResult query={query} loading={loading} failure={failure}>
      {({ invoices }) => <Invoices invoices={invoices} />}
    </QueryResult>
  );
}
