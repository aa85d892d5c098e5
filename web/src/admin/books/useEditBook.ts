import type { BookUpdate } from '@bookstore/contract/api/book';
import * as messages from '@bookstore/messages/dashboardBooks';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUpdateBookMutation, type VersionedBook } from '../../api/adminBooksApi.ts';
import { getProblem } from '../../api/problem.ts';
import { alertUser, confirmSaved } from '../../ui/notify.ts';
import { readBookDraft, useBookDraft } from './bookDrafts.ts';
import { type BookFields, type MergedFields, mergeFields, toFields, toRequest } from './bookForm.ts';
import { showRefusals } from './refusals.ts';
import { useCover } from './useCover.tsx';

export interface Conflict extends MergedFields {
  theirs: BookFields;
}

/** Never overwrites another admin's changes. */
export function useEditBook(loaded: VersionedBook, reloadBook: ReloadBook) {
  const { version, update, loadVersionAnew } = useBookVersion(loaded, reloadBook);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [isRemoved, setIsRemoved] = useState(false);
  const picture = useCover(loaded.book._id);
  const form = useForm<BookFields>({
    defaultValues: readBookDraft(loaded.book._id)?.fields ?? toFormFields(loaded),
  });
  const draft = useBookDraft(form, version.book._id, version);

  const continueWith = (next: VersionedBook) => {
    draft.forget();
    form.reset(toFormFields(next));
    picture.choose(null);
    setIsRemoved(false);
    setConflict(null);
  };
  const giveUp = () => {
    loadVersionAnew();
    continueWith(loaded);
  };

  const mergeWith = (theirs: BookFields) => {
    const merged = mergeFields(version.base, form.getValues(), theirs);
    for (const name of merged.taken) form.setValue(name, theirs[name]);
    setConflict({ ...merged, theirs });
  };

  /** @returns null if the upload failed and nothing was saved */
  const save = async (fields: BookFields) => {
    const cover = await picture.send();
    if (!cover) return null;
    const { excerpt } = version.base;
    const request = toRequest(fields, { keepsEmpty: true, excerpt });
    const changes = { ...request, ...(isRemoved && { coverId: null }), ...cover };
    const answer = await update(changes);
    void picture.learn(answer.error);
    showRefusals(form, answer.error);
    return answer;
  };
  const submit = form.handleSubmit(async (fields) => {
    setIsSaving(true);
    const answer = await save(fields);
    setIsSaving(false);
    if (!answer) return;
    if (!answer.saved) {
      if (answer.theirs) mergeWith(toFormFields(answer.theirs));
      alertUser(messages.bookNotUpdated);
      return;
    }
    continueWith(answer.saved);
    await confirmUpdate();
  });
  const removal = version.book.cover && { isRemoved, onChange: setIsRemoved };
  return { form, book: version.book, conflict, draft, giveUp, picture, isRemoved, removal, submit, isSaving };
}

const confirmUpdate = () =>
  confirmSaved({
    title: messages.bookUpdated,
    text: messages.bookUpdatedText,
    confirm: messages.confirm,
  });

/** @returns null if loading fails */
export type ReloadBook = () => Promise<VersionedBook | null>;

interface Version extends VersionedBook {
  base: BookFields;
}

const toFormFields = ({ book, excerpt }: VersionedBook) => toFields(book, excerpt);
const toVersion = (loaded: VersionedBook): Version => ({ ...loaded, base: toFormFields(loaded) });

function useBookVersion(loaded: VersionedBook, reloadBook: ReloadBook) {
  // A draft keeps its version, so that the server detects conflicts.
  const [version, setVersion] = useState(() => {
    const typed = readBookDraft(loaded.book._id);
    return typed ? { ...loaded, etag: typed.etag, base: typed.base } : toVersion(loaded);
  });
  const [updateBook] = useUpdateBookMutation();

  /** Applies the saved version, or another admin's after a conflict, before further typing. */
  const update = async (changes: BookUpdate) => {
    const { data, error } = await updateBook({ id: version.book._id, changes, etag: version.etag });
    const isLate = getProblem(error)?.code === 'precondition-failed';
    // Answers omit the excerpt.
    const saved = data && { ...data, excerpt: changes.excerpt ?? version.base.excerpt };
    const next = isLate ? await reloadBook() : saved;
    if (next) setVersion(toVersion(next));
    return { saved, error, theirs: isLate ? next : null };
  };
  return { version, update, loadVersionAnew: () => setVersion(toVersion(loaded)) };
}
