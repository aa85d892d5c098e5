import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/invoices';
import { Link, useParams } from 'react-router-dom';
import { useGetOwnInvoicesQuery } from '../../api/customerOrdersApi.ts';
import { getProblem } from '../../api/problem.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Invoices } from '../../ui/invoice/Invoices.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

export function InvoicePage() {
  const { id = '' } = useParams();
  const title = messages.invoiceOfOrder(shortId(id));
  usePageMeta({ title, isIndexed: false });
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6 px-4 py-10 sm:px-6 sm:py-14">
      <Link
        to={paths.orders}
        className="inline-flex min-h-11 items-center gap-1 justify-self-start font-medium text-accent underline-offset-4 hover:underline"
      >
        <Icon name="previous" size={20} />
        {messages.backToYourOrders}
      </Link>
      <PageHeading>{title}</PageHeading>
      <OwnInvoices key={id} id={id} />
    </div>
  );
}

function OwnInvoices({ id }: { id: string }) {
  const query = useGetOwnInvoicesQuery(id, { refetchOnMountOrArgChange: true });
  const code = getProblem(query.error)?.code;
  if (code === 'no-invoice') return <ErrorState>{messages.noInvoiceYet}</ErrorState>;
  if (code === 'not-found') return <ErrorState>{messages.noSuchOrder}</ErrorState>;
  return (
    <QueryResult
      query={query}
      loading={<Spinner label={messages.loadingTheInvoice} />}
      failure={<ErrorState onRetry={() => void query.refetch()}>{messages.notLoaded}</ErrorState>}
    >
      {({ invoices }) => <Invoices invoices={invoices} />}
    </QueryResult>
  );
}
