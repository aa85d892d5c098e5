import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGetSalesQuery } from '../../api/salesApi.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AdminHeading } from '../ui/AdminHeading.tsx';
import { SalesFigures } from './SalesFigures.tsx';
import { SalesOverTime } from './SalesOverTime.tsx';
import { BestSellers, CategoriesTable } from './SalesTables.tsx';
import { SalesToolbar } from './SalesToolbar.tsx';
import { readSalesView, type SalesView, toQuestion, toSalesSearch } from './salesView.ts';

/** What was sold, in days that stand in the address. */
export function SalesPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = readSalesView(params);
  const show = (next: SalesView) => void navigate({ search: toSalesSearch(next) }, { replace: true });
  const { data, isFetching, isError, refetch } = useGetSalesQuery(toQuestion(view), {
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className="grid gap-6 pb-20 md:pb-0">
      <Card className="grid gap-4 sm:gap-4">
        <AdminHeading>Sales</AdminHeading>
        <SalesToolbar view={view} report={data} onChange={show} />
      </Card>
      {isError && !isFetching ? (
        <ErrorState onRetry={() => void refetch()}>The sales could not be loaded</ErrorState>
      ) : !data ? (
        <Spinner label="Loading the sales" />
      ) : (
        // What was asked before stays in sight until the answer is there.
        <div aria-busy={isFetching} className={isFetching ? 'grid gap-6 opacity-60' : 'grid gap-6'}>
          <SalesFigures report={data} />
          {data.topBooks.length === 0 ? (
            <EmptyState icon="parcel">Nothing was sold in these days</EmptyState>
          ) : (
            <>
              <SalesOverTime report={data} />
              <div className="grid items-start gap-6 xl:grid-cols-2">
                <BestSellers books={data.topBooks} />
                <CategoriesTable categories={data.byCategory} />
              </div>
            </>
          )}
        </div>
      )}
    </div>
  );
}
