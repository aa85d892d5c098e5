import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { parseJson, readText, session, writeText } from '../../lib/storage.ts';
import { type BookFields, differences, EMPTY_BOOK } from './bookForm.ts';

/** Session storage: drafts survive a reload and an expired login, but not a logout. */
const KEY = 'bookDrafts';

export const NEW_BOOK = 'new';

export interface BookDraft {
  fields: BookFields;
  base: BookFields;
  etag: string | null;
  /** Idempotency key of a book that is being added. */
  key?: string;
}

type Drafts = Record<string, BookDraft>;

/** @param known the form's original values and the version of the book */
export function useBookDraft(
  { watch }: UseFormReturn<BookFields>,
  id: string,
  known: { base: BookFields; etag: string | null },
) {
  const [isRestored, setIsRestored] = useState(() => readBookDraft(id) !== null);
  const { base, etag } = known;
  useEffect(() => {
    const subscription = watch((_, { name, type }) => {
      // A reset of the whole form is not a draft, and a reload loses the picture that a name refers to.
      if (name === undefined || (type !== 'change' && name === 'coverImage')) return;
      const fields = watch();
      const isUntouched = differences(fields, base).length === 0 && fields.coverImage === base.coverImage;
      writeBookDraft(id, isUntouched ? null : { ...readBookDraft(id), fields, base, etag });
    });
    return () => subscription.unsubscribe();
  }, [watch, id, base, etag]);
  const forget = () => {
    writeBookDraft(id, null);
    setIsRestored(false);
  };
  return { isRestored, forget };
}

export const readBookDraft = (id: string): BookDraft | null => readDrafts()[id] ?? null;

/** Null removes the draft. */
export function writeBookDraft(id: string, draft: BookDraft | null): void {
  const { [id]: _, ...others } = readDrafts();
  const drafts = draft ? { ...others, [id]: draft } : others;
  writeText(session, KEY, Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null);
}

export function listBookDrafts(): { id: string; title: string }[] {
  return Object.entries(readDrafts()).map(([id, { fields }]) => ({ id, title: fields.title }));
}

export function clearBookDrafts(): void {
  writeText(session, KEY, null);
}

function readDrafts(): Drafts {
  const drafts = parseJson(readText(session, KEY)) ?? {};
  return Object.fromEntries(
    Object.entries(drafts).flatMap(([id, draft]) => (isDraft(draft) ? [[id, fillDefaults(draft)]] : [])),
  );
}

/** Drafts of older releases may lack fields. */
function isDraft(value: unknown): value is BookDraft {
  if (typeof value !== 'object' || value === null || !('fields' in value)) return false;
  const fields = value.fields as Record<string, unknown> | null;
  if (typeof fields?.title !== 'string') return false;
  return Object.entries(EMPTY_BOOK).every(([name, empty]) => isAlike(fields[name] ?? empty, empty));
}

const isAlike = (value: unknown, empty: unknown) =>
  typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);

const fillDefaults = ({ fields, base, ...draft }: BookDraft): BookDraft => ({
  ...draft,
  fields: { ...EMPTY_BOOK, ...fields },
  base: { ...EMPTY_BOOK, ...base },
});
