import type { Book } from '@bookstore/contract/api/book';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { VersionedBook } from '../../api/bookAdminApi.ts';
import { alertUser, askUser } from '../../ui/notify.ts';
import { readBookDraft } from './bookDrafts.ts';
import { type BookFields, type MergedFields, mergeFields, toFields, toRequest } from './bookForm.ts';
import { useBookDraft } from './useBookDraft.ts';
import { type LoadAgain, useBookVersion } from './useBookVersion.ts';
import { useCover } from './useCover.tsx';

/** What somebody else has made of the book meanwhile, and what became of the form. */
export interface Conflict extends MergedFields {
  theirs: BookFields;
}

/** The form that edits a book, with its draft and its picture. One that somebody else has changed meanwhile is not overwritten. */
export function useEditBook(loaded: VersionedBook, loadAgain: LoadAgain) {
  const { version, update, beginAnew } = useBookVersion(loaded, loadAgain);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [isRemoved, setIsRemoved] = useState(false);
  const picture = useCover(loaded.book._id);
  const form = useForm<BookFields>({
    defaultValues: readBookDraft(loaded.book._id)?.fields ?? toFields(loaded.book),
  });
  const draft = useBookDraft(form, version.book._id, version);

  const goOnWith = (book: Book) => {
    draft.forget();
    form.reset(toFields(book));
    picture.choose(null);
    setIsRemoved(false);
    setConflict(null);
  };
  const giveUp = () => {
    beginAnew();
    goOnWith(loaded.book);
  };

  const mergeWith = (theirs: BookFields) => {
    const merged = mergeFields(version.base, form.getValues(), theirs);
    for (const name of merged.taken) form.setValue(name, theirs[name]);
    setConflict({ ...merged, theirs });
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
      if (answer.theirs) mergeWith(toFields(answer.theirs));
      alertUser('Failed to update book.');
      return;
    }
    goOnWith(answer.saved.book);
    await confirmUpdate();
  });
  const removal = version.book.cover && { isRemoved, onChange: setIsRemoved };
  return { form, book: version.book, conflict, draft, giveUp, picture, isRemoved, removal, submit, isSaving };
}

const confirmUpdate = () =>
  askUser('success', {
    title: 'Book Updated',
    text: 'Your book is updated successfully!',
    confirm: "Yes, It's Okay!",
  });
