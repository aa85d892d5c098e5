import * as messages from '@bookstore/messages/dashboardBooks';
import { lazy } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { Link, useParams } from 'react-router-dom';
import { useGetBookToEditQuery, type VersionedBook } from '../../api/adminBooksApi.ts';
import { getProblem } from '../../api/problem.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LazyPart, LoadFailure } from '../../ui/LazyPart.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ChangesOf } from '../log/ChangesOf.tsx';
import { BackToList } from '../ui/BackToList.tsx';
import { BookFieldset, CoverField } from './BookFieldset.tsx';
import { BookFormLayout, RestoredNotice, useCoverPreview } from './BookFormLayout.tsx';
import type { BookFields } from './bookForm.ts';
import { type ReloadBook, useEditBook } from './useEditBook.ts';

const ConflictNotice = lazy(() =>
  import('./ConflictNotice.tsx').then(({ ConflictNotice }) => ({ default: ConflictNotice })),
);

export function EditBookPage() {
  const { id = '' } = useParams();
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-4">
      <BackToList to={paths.manageBooks}>{messages.allBooks}</BackToList>
      <BookOrState id={id} />
    </div>
  );
}

function BookOrState({ id }: { id: string }) {
  // A refresh keeps the loaded values in the form.
  const { currentData, error, isError, isFetching, isUninitialized, refetch } = useGetBookToEditQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const reloadBook = async () => (await refetch()).data ?? null;
  if (currentData) return <EditBookForm key={id} loaded={currentData} reloadBook={reloadBook} />;
  if (isError && !isFetching && !isUninitialized) {
    if (getProblem(error)?.code === 'not-found') return <GoneBook id={id} />;
    return <ErrorState onRetry={() => void refetch()}>{messages.bookNotLoaded}</ErrorState>;
  }
  return (
    <Card>
      <Spinner label={messages.loadingBook} />
    </Card>
  );
}

function GoneBook({ id }: { id: string }) {
  return (
    <>
      <ErrorState more={<p>{messages.bookIsGone}</p>}>{messages.bookNotLoaded}</ErrorState>
      <ChangesOf subject={id} />
    </>
  );
}

interface Props {
  loaded: VersionedBook;
  reloadBook: ReloadBook;
}

function EditBookForm({ loaded, reloadBook }: Props) {
  const { form, book, conflict, draft, giveUp, picture, isRemoved, removal, submit, isSaving } = useEditBook(
    loaded,
    reloadBook,
  );
  const { register, setValue, watch } = form;
  const fields = watch();
  const keepsImage = fields.coverImage === '' || fields.coverImage === book.coverImage;
  const preview = useCoverPreview({
    book: {
      ...fields,
      coverImage: fields.coverImage || book.coverImage,
      cover: isRemoved || !keepsImage ? undefined : book.cover,
    },
    picture: picture.views.preview,
  });
  const isChanged = form.formState.isDirty || draft.isRestored || isRemoved || picture.file !== null;
  return (
    <BookFormLayout
      heading={messages.editBook}
      aside={<ViewBook id={book._id} />}
      preview={preview.besideForm}
      progress={picture.views.progress}
      submit={{ label: messages.updateBook, isBusy: isSaving, isSticky: isChanged }}
      onSubmit={submit}
      below={<ChangesOf subject={book._id} />}
    >
      {draft.isRestored && <RestoredNotice label={messages.discardChanges} onDiscard={giveUp} />}
      {conflict && (
        <LazyPart failure={<LoadFailure>{messages.bookChangedElsewhere}</LoadFailure>}>
          <ConflictNotice
            typed={fields}
            conflict={conflict}
            onTake={(name, value) => setValue(name, value, { shouldDirty: true })}
          />
        </LazyPart>
      )}
      <BookFieldset
        form={form}
        cover={
          <>
            <CoverAddressField register={register} />
            <CoverField
              label={messages.picture}
              fileName={picture.file?.name ?? ''}
              picture={picture}
              removal={removal}
              preview={preview.besideField}
            />
          </>
        }
      />
    </BookFormLayout>
  );
}

function ViewBook({ id }: { id: string }) {
  return (
    <Link
      to={paths.book(id)}
      className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
    >
      {messages.viewBook}
    </Link>
  );
}

function CoverAddressField({ register }: { register: UseFormRegister<BookFields> }) {
  return (
    <TextField
      label={messages.coverImageUrl}
      type="text"
      inputMode="url"
      autoComplete="off"
      hint={messages.coverImageHint}
      {...register('coverImage')}
    />
  );
}
