import type { Book } from '@bookstore/contract/book';
import { Suspense, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useUpdateBookMutation, type VersionedBook } from '../../../api/bookAdminApi.ts';
import { problemOf } from '../../../api/problem.ts';
import { lazyNamed } from '../../../lib/lazyNamed.tsx';
import { paths } from '../../../paths.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { loadDialogs } from '../../../ui/loadDialogs.ts';
import { alertUser } from '../../../ui/notify.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { BookFieldset } from './BookFieldset.tsx';
import { BookFormLayout } from './BookFormLayout.tsx';
import { readBookDraft } from './bookDrafts.ts';
import { type BookFields, toFields, toRequest } from './bookForm.ts';
import { CoverField } from './CoverField.tsx';
import { RestoredNote } from './RestoredNote.tsx';
import { useBookDraft } from './useBookDraft.ts';
import { useCover } from './useCover.tsx';

const ConflictNote = lazyNamed(() => import('./ConflictNote.tsx').then((module) => module.ConflictNote));

interface Props {
  loaded: VersionedBook;
  /** Fetches the book again; null when that fails. */
  loadAgain: () => Promise<VersionedBook | null>;
}

/** Changes the version of a book that it was given: one that somebody else has changed meanwhile is not overwritten. */
export function EditBookForm({ loaded, loadAgain }: Props) {
  // What was typed for another version is saved for that one: if the book has changed since, the save says so.
  const [version, setVersion] = useState(() => {
    const typed = readBookDraft(loaded.book._id);
    return typed ? { ...loaded, etag: typed.etag } : loaded;
  });
  const [theirs, setTheirs] = useState<Book | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [isRemoved, setIsRemoved] = useState(false);
  const picture = useCover();
  const [updateBook] = useUpdateBookMutation();
  const form = useForm<BookFields>({
    defaultValues: readBookDraft(loaded.book._id)?.fields ?? toFields(loaded.book),
  });
  const { register, control, handleSubmit, reset, setValue, watch } = form;
  const saved = useMemo(() => ({ fields: toFields(version.book), etag: version.etag }), [version]);
  const draft = useBookDraft(form, version.book._id, saved);
  const giveUp = () => {
    draft.forget();
    setVersion(loaded);
    reset(toFields(loaded.book));
    forgetPicture();
  };
  const forgetPicture = () => {
    picture.choose(null);
    setIsRemoved(false);
  };
  const fields = watch();
  const keepsImage = fields.coverImage === '' || fields.coverImage === version.book.coverImage;

  /** Saves, and has the book's next version before anything more can be typed into the form: the answer is that version. */
  const save = async (changed: BookFields) => {
    const cover = await picture.send();
    if (!cover) return null;
    const changes = { ...toRequest(changed, { keepsEmpty: true }), ...(isRemoved && { coverId: null }), ...cover };
    const { data, error } = await updateBook({ id: version.book._id, changes, etag: version.etag });
    const isLate = problemOf(error)?.code === 'precondition-failed';
    const next = isLate ? await loadAgain() : data;
    if (next) setVersion(next);
    void picture.learn(error);
    return { saved: data, theirs: isLate ? next : null };
  };

  const submit = handleSubmit(async (changed) => {
    setIsSaving(true);
    const answer = await save(changed);
    setIsSaving(false);
    if (!answer) return;
    const { saved: now, theirs: other } = answer;
    if (!now) {
      if (other) setTheirs(other.book);
      alertUser('Failed to update book.');
      return;
    }
    setTheirs(null);
    draft.forget();
    reset(toFields(now.book));
    forgetPicture();
    const { showChoice } = await loadDialogs();
    await showChoice('success', {
      title: 'Book Updated',
      text: 'Your book is updated successfully!',
      confirm: "Yes, It's Okay!",
    });
  });

  return (
    <BookFormLayout
      heading="Update Book"
      aside={
        <Link
          to={paths.book(version.book._id)}
          className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
        >
          View book
        </Link>
      }
      preview={{
        ...fields,
        coverImage: fields.coverImage || version.book.coverImage,
        cover: isRemoved || !keepsImage ? undefined : version.book.cover,
      }}
      picture={picture.views}
      submit={{ label: 'Update Book', isBusy: isSaving }}
      onSubmit={submit}
    >
      {draft.isRestored && <RestoredNote label="Take the book as it is" onDiscard={giveUp} />}
      {theirs && (
        <ErrorBoundary fallback={<Alert>Somebody changed this book meanwhile.</Alert>}>
          <Suspense>
            <ConflictNote
              typed={fields}
              theirs={toFields(theirs)}
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
            <TextField
              label="Cover Image URL"
              type="text"
              inputMode="url"
              autoComplete="off"
              hint="Left empty, the book keeps the cover it has."
              {...register('coverImage')}
            />
            <CoverField
              label="Picture"
              fileName={picture.file?.name ?? ''}
              picture={picture}
              removal={version.book.cover && { isRemoved, onChange: setIsRemoved }}
            />
          </>
        }
      />
    </BookFormLayout>
  );
}
