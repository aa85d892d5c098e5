import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { loadDialogs } from '../../../ui/loadDialogs.ts';
import { alertUser } from '../../../ui/notify.ts';
import { BookFieldset } from './BookFieldset.tsx';
import { BookFormLayout } from './BookFormLayout.tsx';
import { NEW_BOOK, readBookDraft } from './bookDrafts.ts';
import { type BookFields, EMPTY_BOOK, toRequest } from './bookForm.ts';
import { CoverFileField } from './CoverFileField.tsx';
import { RestoredNote } from './RestoredNote.tsx';
import { useBookDraft } from './useBookDraft.ts';
import { useCreateBookOnce, whyNotAdded } from './useCreateBookOnce.ts';

const NOTHING_YET = { fields: EMPTY_BOOK, etag: null };

export function AddBookPage() {
  const [createBook, { isLoading }] = useCreateBookOnce();
  // From a scanner that found no book with it.
  const [params] = useSearchParams();
  const given = { ...EMPTY_BOOK, isbn: params.get('isbn') ?? '' };
  const form = useForm<BookFields>({ defaultValues: readBookDraft(NEW_BOOK)?.fields ?? given });
  const { register, control, handleSubmit, reset, setValue, watch } = form;
  const draft = useBookDraft(form, NEW_BOOK, NOTHING_YET);
  const startAnew = () => {
    draft.forget();
    reset(EMPTY_BOOK);
  };
  const [title, author, coverImage] = watch(['title', 'author', 'coverImage']);
  const submit = handleSubmit(async (fields) => {
    const answer = await createBook(toRequest(fields, { keepsEmpty: false }));
    if (answer.error) {
      alertUser(whyNotAdded(answer.error));
      return;
    }
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
      submit={{ label: 'Add Book', busyLabel: 'Adding..', isBusy: isLoading }}
      onSubmit={submit}
    >
      {draft.isRestored && <RestoredNote label="Start anew" onDiscard={startAnew} />}
      <BookFieldset
        register={register}
        control={control}
        cover={<CoverFileField fileName={coverImage} onChange={(name) => setValue('coverImage', name)} />}
      />
    </BookFormLayout>
  );
}
