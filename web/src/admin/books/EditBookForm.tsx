import { Suspense } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { VersionedBook } from '../../api/bookAdminApi.ts';
import { lazyNamed } from '../../lib/lazyNamed.tsx';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { BookFieldset } from './BookFieldset.tsx';
import { BookFormLayout } from './BookFormLayout.tsx';
import type { BookFields } from './bookForm.ts';
import { CoverField } from './CoverField.tsx';
import { RestoredNote } from './RestoredNote.tsx';
import type { LoadAgain } from './useBookVersion.ts';
import { useEditBook } from './useEditBook.ts';

const ConflictNote = lazyNamed(() => import('./ConflictNote.tsx').then((module) => module.ConflictNote));

interface Props {
  loaded: VersionedBook;
  loadAgain: LoadAgain;
}

/** Changes the version of a book that it was given. */
export function EditBookForm({ loaded, loadAgain }: Props) {
  const { form, book, conflict, draft, giveUp, picture, isRemoved, removal, submit, isSaving } = useEditBook(
    loaded,
    loadAgain,
  );
  const { register, control, setValue, watch } = form;
  const fields = watch();
  const keepsImage = fields.coverImage === '' || fields.coverImage === book.coverImage;
  return (
    <BookFormLayout
      heading="Update Book"
      aside={<ViewBook id={book._id} />}
      preview={{
        ...fields,
        coverImage: fields.coverImage || book.coverImage,
        cover: isRemoved || !keepsImage ? undefined : book.cover,
      }}
      picture={picture.views}
      submit={{ label: 'Update Book', isBusy: isSaving }}
      onSubmit={submit}
    >
      {draft.isRestored && <RestoredNote label="Take the book as it is" onDiscard={giveUp} />}
      {conflict && (
        <ErrorBoundary fallback={<Alert>Somebody changed this book meanwhile.</Alert>}>
          <Suspense>
            <ConflictNote
              typed={fields}
              conflict={conflict}
              onTake={(name, value) => setValue(name, value, { shouldDirty: true })}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      <BookFieldset
        register={register}
        control={control}
        cover={
          <>
            <CoverAddressField register={register} />
            <CoverField label="Picture" fileName={picture.file?.name ?? ''} picture={picture} removal={removal} />
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
      View book
    </Link>
  );
}

function CoverAddressField({ register }: { register: UseFormRegister<BookFields> }) {
  return (
    <TextField
      label="Cover Image URL"
      type="text"
      inputMode="url"
      autoComplete="off"
      hint="Left empty, the book keeps the cover it has."
      {...register('coverImage')}
    />
  );
}
