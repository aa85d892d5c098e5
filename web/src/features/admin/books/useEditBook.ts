import type { Book } from '@bookstore/contract/book';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { VersionedBook } from '../../../api/bookAdminApi.ts';
import { loadDialogs } from '../../../ui/loadDialogs.ts';
import { alertUser } from '../../../ui/notify.ts';
import { readBookDraft } from './bookDrafts.ts';
import { type BookFields, toFields, toRequest } from './bookForm.ts';
import { useBookDraft } from './useBookDraft.ts';
import { type LoadAgain, useBookVersion } from './useBookVersion.ts';
import { useCover } from './useCover.tsx';

/** The form that edits a book, with its draft and its picture. One that somebody else has changed meanwhile is not overwritten. */
export function useEditBook(loaded: VersionedBook, loadAgain: LoadAgain) {
  const { version, theirs, update, beginAnew } = useBookVersion(loaded, loadAgain);
  const [isSaving, setIsSaving] = useState(false);
  const [isRemoved, setIsRemoved] = useState(false);
  const picture = useCover();
  const form = useForm<BookFields>({
    defaultValues: readBookDraft(loaded.book._id)?.fields ?? toFields(loaded.book),
  });
  const saved = useMemo(() => ({ fields: toFields(version.book), etag: version.etag }), [version]);
  const draft = useBookDraft(form, version.book._id, saved);

  const goOnWith = (book: Book) => {
    draft.forget();
    form.reset(toFields(book));
    picture.choose(null);
    setIsRemoved(false);
  };
  const giveUp = () => {
    beginAnew();
    goOnWith(loaded.book);
  };

  /** @returns null when the picture did not come through, and nothing was saved. */
  const save = async (fields: BookFields) => {
    const cover = await picture.send();
    if (!cover) return null;
    const changes = { ...toRequest(fields, { keepsEmpty: true }), ...(isRemoved && { coverId: null }), ...cover };
    const answer = await update(changes);
    void picture.learn(answer.error);
    return answer;
  };
  const submit = form.handleSubmit(async (fields) => {
    setIsSaving(true);
    const answer = await save(fields);
    setIsSaving(false);
    if (!answer) return;
    if (!answer.saved) {
      alertUser('Failed to update book.');
      return;
    }
    goOnWith(answer.saved.book);
    await confirmUpdate();
  });
  const removal = version.book.cover && { isRemoved, onChange: setIsRemoved };
  return { form, book: version.book, theirs, draft, giveUp, picture, isRemoved, removal, submit, isSaving };
}

async function confirmUpdate(): Promise<void> {
  const { showChoice } = await loadDialogs();
  await showChoice('success', {
    title: 'Book Updated',
    text: 'Your book is updated successfully!',
    confirm: "Yes, It's Okay!",
  });
}
