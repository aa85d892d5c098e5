import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readBookDraft, writeBookDraft } from './bookDrafts.ts';
import { type BookFields, differences } from './bookForm.ts';

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
    const subscription = watch((_, { type }) => {
      // A form that is set by us is no draft.
      if (type !== 'change') return;
      const fields = watch();
      const isUntouched = differences(fields, base).length === 0 && fields.coverImage === base.coverImage;
      writeBookDraft(id, isUntouched ? null : { fields, base, etag });
    });
    return () => subscription.unsubscribe();
  }, [watch, id, base, etag]);
  const forget = () => {
    writeBookDraft(id, null);
    setIsRestored(false);
  };
  return { isRestored, forget };
}
