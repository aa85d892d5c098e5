import type { NewBook } from '@bookstore/contract/api/book';
import { startWithIsbn } from '@bookstore/messages/bookForm';
import * as messages from '@bookstore/messages/dashboardBooks';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useCreateBookMutation } from '../../api/adminBooksApi.ts';
import { getProblem } from '../../api/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { alertUser, confirmSaved } from '../../ui/notify.ts';
import { BookFieldset, CoverField } from './BookFieldset.tsx';
import { BookFormLayout, RestoredNotice, useCoverPreview } from './BookFormLayout.tsx';
import { NEW_BOOK, readBookDraft, useBookDraft, writeBookDraft } from './bookDrafts.ts';
import { type BookFields, EMPTY_BOOK, safeFileName, toRequest } from './bookForm.ts';
import { showRefusals } from './refusals.ts';
import { useCover } from './useCover.tsx';

const INITIAL_STATE = { base: EMPTY_BOOK, etag: null };

export function AddBookPage() {
  const createBook = useCreateBookOnce();
  const [isSaving, setIsSaving] = useState(false);
  const [begins, setBegins] = useState(0);
  const [params] = useSearchParams();
  const [draftFields] = useState(() => readBookDraft(NEW_BOOK)?.fields);
  const scanned = params.get('isbn') ?? '';
  const form = useForm<BookFields>({ defaultValues: draftFields ?? { ...EMPTY_BOOK, isbn: scanned } });
  // The form holds a draft of another book, so the admin decides what to do with the scanned ISBN.
  const [waiting, setWaiting] = useState(draftFields && draftFields.isbn !== scanned ? scanned : '');
  const { handleSubmit, reset, setValue, watch } = form;
  const draft = useBookDraft(form, NEW_BOOK, INITIAL_STATE);
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
  const preview = useCoverPreview({ book: { title, author, coverImage }, picture: picture.views.preview });

  const save = async (fields: BookFields) => {
    const cover = await picture.send();
    if (!cover) return false;
    const { error } = await createBook({ ...toRequest(fields, { keepsEmpty: false }), ...cover }, fields);
    if (!error) return true;
    void picture.learn(error);
    showRefusals(form, error);
    alertUser(addFailureText(error));
    return false;
  };
  const submit = handleSubmit(async (fields) => {
    setIsSaving(true);
    const isSaved = await save(fields);
    setIsSaving(false);
    if (!isSaved) return;
    startAnew();
    await confirmSaved({
      title: messages.bookAdded,
      text: messages.bookUploaded,
      confirm: messages.confirm,
    });
  });
  return (
    <BookFormLayout
      heading={messages.addNewBook}
      aside={
        <button
          type="button"
          className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
          onClick={() => setBegins(begins + 1)}
        >
          {startWithIsbn}
        </button>
      }
      preview={preview.besideForm}
      progress={picture.views.progress}
      submit={{ label: messages.addBook, busyLabel: messages.adding, isBusy: isSaving }}
      onSubmit={submit}
    >
      {draft.isRestored && (
        <RestoredNotice
          label={waiting ? messages.startOverWithIsbn : messages.startOver}
          onDiscard={() => startAnew({ ...EMPTY_BOOK, isbn: waiting })}
        >
          {waiting && <Waiting isbn={waiting} onPutIn={putIn} />}
        </RestoredNotice>
      )}
      <BookFieldset
        key={waiting}
        form={form}
        begins={begins}
        cover={
          <CoverField
            label={messages.coverImage}
            fileName={coverImage}
            preview={preview.besideField}
            picture={picture}
          />
        }
      />
    </BookFormLayout>
  );
}

function Waiting({ isbn, onPutIn }: { isbn: string; onPutIn: () => void }) {
  return (
    <>
      <p className="pb-3">{messages.scannedIsbn(isbn)}</p>
      <Button look="secondary" className="mr-3 mb-3 px-4!" onClick={onPutIn}>
        {messages.useIsbnHere}
      </Button>
    </>
  );
}

/** All attempts until the first answer share the draft's idempotency key, also after a reload. */
function useCreateBookOnce() {
  const [send] = useCreateBookMutation();

  return async (book: NewBook, fields: BookFields) => {
    const { key: kept, ...draft } = readBookDraft(NEW_BOOK) ?? { fields, ...INITIAL_STATE };
    const key = kept ?? crypto.randomUUID();
    writeBookDraft(NEW_BOOK, { ...draft, key });
    const answer = await send({ book, idempotencyKey: key });
    if (!answer.error || addedBefore(answer.error)) writeBookDraft(NEW_BOOK, draft);
    return answer;
  };
}

const addedBefore = (error: unknown) => {
  const problem = getProblem(error);
  return problem?.code === 'idempotency-key-reused' ? problem.book : undefined;
};

function addFailureText(error: unknown): string {
  const book = addedBefore(error);
  if (!book) return messages.bookNotAdded;
  return messages.alreadyAdded(book.title);
}
