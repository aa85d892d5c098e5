import { useCallback, useEffect, useRef, useState } from 'react';
import { adminClient } from '../../../../api/adminClient.ts';
import { readAdminToken } from '../../../../api/adminToken.ts';
import { booksApi } from '../../../../api/booksApi.ts';
import { saveFile } from '../../../../lib/saveFile.ts';
import { alertUser } from '../../../../ui/notify.ts';
import { collectBookRows } from './collectBookRows.ts';

/** Loads all books page by page into one CSV file. Leaving the page gives it up. */
export function useBooksExport() {
  /** What it says of itself; null when none runs. */
  const [progress, setProgress] = useState<string | null>(null);
  const [fetchPage] = booksApi.endpoints.getBooksPage.useLazyQuery();
  /** Each export has its own; one that is no longer here is cancelled. */
  const current = useRef<object | null>(null);

  const cancel = useCallback(() => {
    current.current = null;
    setProgress(null);
  }, []);
  useEffect(() => cancel, [cancel]);

  const start = async () => {
    const mine = {};
    const isCancelled = () => current.current !== mine;
    current.current = mine;
    setProgress('The export begins');
    try {
      const rows = await collectBookRows({
        fetchPage: (query) => fetchPage(query).unwrap(),
        fetchCounts: (ids) => adminClient.getStock(readAdminToken(), ids),
        onProgress: (count, total) =>
          setProgress(`${count.toLocaleString('en-US')} of ${(total ?? count).toLocaleString('en-US')} books so far`),
        isCancelled,
      });
      if (!rows) return;
      saveFile(`books-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', rows.join(''));
    } catch (error) {
      if (isCancelled()) return;
      console.warn('The books could not be exported', error);
      alertUser('Failed to export the books. Please try again.');
    }
    cancel();
  };
  return { progress, start, cancel };
}
