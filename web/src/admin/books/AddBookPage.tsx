import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { alertUser, askUser } from '../../ui/notify.ts';
import { BookFieldset } from './BookFieldset.tsx';
import { BookFormLayout } from './BookFormLayout.tsx';
import { NEW_BOOK, readBookDraft } from './bookDrafts.ts';
import { type BookFields, EMPTY_BOOK, safeFileName, toRequest } from './bookForm.ts';
import { CoverField } from './CoverField.tsx';
import { RestoredNote } from './RestoredNote.tsx';
import { useBookDraft } from './useBookDraft.ts';
import { useCover } from './useCover.tsx';
import { useCreateBookOnce, whyNotAdded } from './useCreateBookOnce.ts';

const NOTHING_YET = { base: EMPTY_BOOK, etag: null };

export function AddBookPage() {
  const createBook = useCreateBookOnce();
  const [isSaving, setIsSaving] = useState(false);
  const [params] = useSearchParams();
  const [known] = useState(() => readBookDraft(NEW_BOOK)?.fields);
  // From a scanner that found no book with it.
  const scanned = params.get('isbn') ?? '';
  const form = useForm<BookFields>({ defaultValues: known ?? { ...EMPTY_BOOK, isbn: scanned } });
  // Another book is half written: whoever scanned it says where it belongs.
  const [waiting, setWaiting] = useState(known && known.isbn !== scanned ? scanned : '');
  const { register, control, handleSubmit, reset, setValue, watch } = form;
  const draft = useBookDraft(form, NEW_BOOK, NOTHING_YET);
  const picture = useCover(NEW_BOOK, (name) => setValue('coverImage', safeFileName(name)));
  const startAnew = (fields = EMPTY_BOOK) => {
    draft.forget();
    reset(fields);
    picture.choose(null);
    setWaiting('');
  };
  const putIn = () => {
    reset({ ...form.getValues(), isbn: waiting });
    setWaiting('');
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
    await askUser('success', {
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
      {draft.isRestored && (
        <RestoredNote
          label={waiting ? 'Start anew with the ISBN' : 'Start anew'}
          onDiscard={() => startAnew({ ...EMPTY_BOOK, isbn: waiting })}
        >
          {waiting && <Waiting isbn={waiting} onPutIn={putIn} />}
        </RestoredNote>
      )}
      <BookFieldset
        // With the ISBN its part of the form opens.
        key={waiting}
        register={register}
        control={control}
        cover={<CoverField label="Cover Image" fileName={coverImage} picture={picture} />}
      />
    </BookFormLayout>
  );
}

function Waiting({ isbn, onPutIn }: { isbn: string; onPutIn: () => void }) {
  return (
    <>
      <p className="pb-3">You came with the ISBN {isbn}, which is not in this form.</p>
      <Button look="secondary" className="mr-3 mb-3 px-4!" onClick={onPutIn}>
        Put the ISBN into this form
      </Button>
    </>
  );
}
