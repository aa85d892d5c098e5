import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readBookDraft, writeBookDraft } from './bookDrafts.ts';
import { type BookFields, differences } from './bookForm.ts';

/**
 * Keeps what is typed into a book's form until it is saved or given up.
 * @param known the book as it is without what was typed, and its version
 */
export function useBookDraft(
  { watch }: UseFormReturn<BookFields>,
  id: string,
  known: { fields: BookFields; etag: string | null },
) {
  const [isRestored, setIsRestored] = useState(() => readBookDraft(id) !== null);
  const { fields: saved, etag } = known;
  useEffect(() => {
    const subscription = watch((_, { type }) => {
      // A form that is set by us is no draft.
      if (type !== 'change') return;
      const fields = watch();
      const isUntouched = differences(fields, saved).length === 0 && fields.coverImage === saved.coverImage;
      writeBookDraft(id, isUntouched ? null : { fields, etag });
    });
    return () => subscription.unsubscribe();
  }, [watch, id, saved, etag]);
  const forget = () => {
    writeBookDraft(id, null);
    setIsRestored(false);
  };
  return { isRestored, forget };
}
