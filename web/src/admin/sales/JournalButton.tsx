import type { DayRange } from '@bookstore/contract/days';
import * as messages from '@bookstore/messages/dashboard';
import { useLazyGetJournalQuery } from '../../api/adminOrdersApi.ts';
import { getProblem } from '../../api/problem.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { Button } from '../../ui/Button.tsx';
import { showMessage } from '../../ui/messageDialog.tsx';
import { LIST_BUTTON } from '../ui/listButton.ts';

export function JournalButton({ range: { from, to } }: { range: DayRange }) {
  const [fetchJournal, { isFetching }] = useLazyGetJournalQuery();
  const saveJournal = async () => {
    const { data, error } = await fetchJournal({ from, to });
    if (data === undefined) return showMessage(getProblem(error)?.detail ?? messages.fileNotSaved);
    saveFile(`invoices-${from}-to-${to}.csv`, 'text/csv;charset=utf-8', data);
  };
  return (
    <Button look="secondary" className={LIST_BUTTON} aria-busy={isFetching} onClick={() => void saveJournal()}>
      {messages.invoicesCsv}
    </Button>
  );
}
