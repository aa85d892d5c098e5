import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { parseJson, readText, session, writeText } from '../../lib/storage.ts';
import { type BookFields, differences, EMPTY_BOOK } from './bookForm.ts';

/** In this tab, and gone with it or with a log-out: what was typed of a book outlives a reload and the end of an hour. */
const KEY = 'bookDrafts';

/** The key of the book that is being added; one that is edited goes by its id. */
export const NEW_BOOK = 'new';

export interface BookDraft {
  fields: BookFields;
  /** What the form held before anything was typed. */
  base: BookFields;
  /** The version of the book that was being edited. */
  etag: string | null;
  /** The idempotency key under which a new book was sent. */
  key?: string;
}

type Drafts = Record<string, BookDraft>;

/**
 * Keeps what is typed into a book's form until it is saved or given up.
 * @param known what the form held before anything was typed, and the version of the book
 */
export function useBookDraft(
  { watch }: UseFormReturn<BookFields>,
  id: string,
  known: { base: BookFields; etag: string | null },
) {
  const [isRestored, setIsRestored] = useState(() => readBookDraft(id) !== null);
  const { base, etag } = known;
  useEffect(() => {
    const subscription = watch((_, { name, type }) => {
      // A form that is set anew as a whole is no draft, and neither is the name of a picture, which a reload loses.
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

/** Keeps what was typed of a book; null forgets it. */
export function writeBookDraft(id: string, draft: BookDraft | null): void {
  const { [id]: _, ...others } = readDrafts();
  if (!draft) pictures.delete(id);
  const drafts = draft ? { ...others, [id]: draft } : others;
  writeText(session, KEY, Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null);
}

/** All stored drafts. */
export function listBookDrafts(): { id: string; title: string }[] {
  return Object.entries(readDrafts()).map(([id, { fields }]) => ({ id, title: fields.title }));
}

export function clearBookDrafts(): void {
  pictures.clear();
  writeText(session, KEY, null);
}

function readDrafts(): Drafts {
  const drafts = parseJson(readText(session, KEY)) ?? {};
  return Object.fromEntries(
    Object.entries(drafts).flatMap(([id, draft]) => (isDraft(draft) ? [[id, whole(draft)]] : [])),
  );
}

/** It may have been written by an older release. */
function isDraft(value: unknown): value is BookDraft {
  if (typeof value !== 'object' || value === null || !('fields' in value)) return false;
  const fields = value.fields as Record<string, unknown> | null;
  if (typeof fields?.title !== 'string') return false;
  return Object.entries(EMPTY_BOOK).every(([name, empty]) => isAlike(fields[name] ?? empty, empty));
}

const isAlike = (value: unknown, empty: unknown) =>
  typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);

/** Release 1.0.0 stored drafts with fewer fields. */
const whole = ({ fields, base, ...draft }: BookDraft): BookDraft => ({
  ...draft,
  fields: { ...EMPTY_BOOK, ...fields },
  base: { ...EMPTY_BOOK, ...base },
});

/** The pictures that were chosen for half-written books. A file is kept by the page alone: a reload loses it, the end of a session does not. */
const pictures = new Map<string, File>();

export const draftPicture = (id: string): File | null => pictures.get(id) ?? null;

export function keepDraftPicture(id: string, file: File | null): void {
  if (file) pictures.set(id, file);
  else pictures.delete(id);
}
