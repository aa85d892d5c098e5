import { useParams } from 'react-router-dom';
import { useGetBookToEditQuery } from '../../api/bookAdminApi.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { BackToList } from '../ui/BackToList.tsx';
import { EditBookForm } from './EditBookForm.tsx';

export function EditBookPage() {
  const { id = '' } = useParams();
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-4">
      <BackToList to={paths.manageBooks}>All books</BackToList>
      <BookOrState id={id} />
    </div>
  );
}

function BookOrState({ id }: { id: string }) {
  // Always the book as it is now; what this visit has loaded stays in the form while it is refreshed.
  const { currentData, isError, isFetching, isUninitialized, refetch } = useGetBookToEditQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const loadAgain = async () => (await refetch()).data ?? null;
  if (currentData) return <EditBookForm key={id} loaded={currentData} loadAgain={loadAgain} />;
  if (isError && !isFetching && !isUninitialized) {
    return <ErrorState onRetry={() => void refetch()}>Error fetching book data</ErrorState>;
  }
  return (
    <Card>
      <Spinner label="Loading the book" />
    </Card>
  );
}
