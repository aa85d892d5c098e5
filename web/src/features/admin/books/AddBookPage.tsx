import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { loadDialogs } from '../../../ui/loadDialogs.ts';
import { alertUser } from '../../../ui/notify.ts';
import { BookFieldset } from './BookFieldset.tsx';
import { BookFormLayout } from './BookFormLayout.tsx';
import { NEW_BOOK, readBookDraft } from './bookDrafts.ts';
import { type BookFields, EMPTY_BOOK, safeFileName, toRequest } from './bookForm.ts';
import { CoverField } from './CoverField.tsx';
import { RestoredNote } from './RestoredNote.tsx';
import { useBookDraft } from './useBookDraft.ts';
import { useCover } from './useCover.tsx';
import { useCreateBookOnce, whyNotAdded } from './useCreateBookOnce.ts';

const NOTHING_YET = { fields: EMPTY_BOOK, etag: null };

export function AddBookPage() {
  const createBook = useCreateBookOnce();
  const [isSaving, setIsSaving] = useState(false);
  // From a scanner that found no book with it.
  const [params] = useSearchParams();
  const given = { ...EMPTY_BOOK, isbn: params.get('isbn') ?? '' };
  const form = useForm<BookFields>({ defaultValues: readBookDraft(NEW_BOOK)?.fields ?? given });
  const { register, control, handleSubmit, reset, setValue, watch } = form;
  const draft = useBookDraft(form, NEW_BOOK, NOTHING_YET);
  const picture = useCover((name) => setValue('coverImage', safeFileName(name)));
  const startAnew = () => {
    draft.forget();
    reset(EMPTY_BOOK);
    picture.choose(null);
  };
  const [title, author, coverImage] = watch(['title', 'author', 'coverImage']);

  /** @returns whether it was saved; else whoever looks is told why. */
  const save = async (fields: BookFields) => {
    const cover = await picture.send();
    if (!cover) return false;
    const { error } = await createBook({ ...toRequest(fields, { keepsEmpty: false }), ...cover });
    if (!error) return true;
    void picture.learn(error);
    alertUser(whyNotAdded(error));
    return false;
  };
  const submit = handleSubmit(async (fields) => {
    setIsSaving(true);
    const isSaved = await save(fields);
    setIsSaving(false);
    if (!isSaved) return;
    startAnew();
    const { showChoice } = await loadDialogs();
    await showChoice('success', {
      title: 'Book added',
      text: 'Your book is uploaded successfully!',
      confirm: "Yes, It's Okay!",
    });
  });
  return (
    <BookFormLayout
      heading="Add New Book"
      preview={{ title, author, coverImage }}
      picture={picture.views}
      submit={{ label: 'Add Book', busyLabel: 'Adding..', isBusy: isSaving }}
      onSubmit={submit}
    >
      {draft.isRestored && <RestoredNote label="Start anew" onDiscard={startAnew} />}
      <BookFieldset
        register={register}
        control={control}
        cover={<CoverField label="Cover Image" fileName={coverImage} picture={picture} />}
      />
    </BookFormLayout>
  );
}
