import { COLUMNS } from '@bookstore/contract/bookFiles/columns';
import { CATEGORIES } from '@bookstore/contract/constants';
import { BOOK_FILE_BYTES } from '@bookstore/contract/limits';
import * as importMessages from '@bookstore/messages/bookImport';
import * as messages from '@bookstore/messages/dashboardBooks';
import { type DragEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../../lib/classNames.ts';
import { countText } from '../../../lib/format.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { saveTemplate } from './template.ts';

interface Props {
  error: string | null;
  onChoose: (file: File) => void;
}

export function FileDrop({ error, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  const take = (file: File | undefined) => {
    // The admin can choose the same file again after correcting it.
    if (input.current) input.current.value = '';
    if (file) onChoose(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div className="grid gap-5">
      {error && <Alert>{error}</Alert>}
      <label
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classNames(
          'grid cursor-pointer justify-items-center gap-3 rounded-card border border-dashed px-6 py-12 text-center has-focus-visible:outline-3',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong hover:border-ink hover:bg-paper-sunk',
        )}
      >
        <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent">
          <Icon name="book" size={30} />
        </span>
        <span id={`${id}-label`} className="font-display text-xl">
          {messages.chooseCsvFile}
        </span>
        <span id={`${id}-hint`} className="text-ink-soft">
          {messages.dropFileHint} {importMessages.orOnixFile}
        </span>
        <input
          ref={input}
          type="file"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          accept=".csv,text/csv,.xml,.onx,.onix,text/xml,application/xml"
          className="sr-only"
          onChange={(event) => take(event.target.files?.[0])}
        />
      </label>
      <div className="grid gap-3">
        <Help />
        <Button look="secondary" className="w-fit" onClick={saveTemplate}>
          {importMessages.downloadTemplate}
        </Button>
      </div>
    </div>
  );
}

function Help() {
  return (
    <details className="group rounded-control border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between font-medium text-sm">
        {messages.fileFormat}
        <span className="text-ink-soft transition-transform group-open:rotate-180">
          <Icon name="down" size={18} />
        </span>
      </summary>
      <div className="grid gap-3 pb-4 text-sm">
        <p>
          {messages.fileFormatHeading(
            <code key="part" className="wrap-anywhere">
              {COLUMNS.join(', ')}
            </code>,
            CATEGORIES.join(', '),
          )}
        </p>
        <p>{messages.fileFormatIds}</p>
        <p>{messages.fileFormatStock}</p>
        <p>
          {importMessages.otherShops} {importMessages.onixSupport}{' '}
          {importMessages.largestFile(
            countText(BOOK_FILE_BYTES.browser / 1024 / 1024),
            countText(BOOK_FILE_BYTES.browserOnix / 1024 / 1024),
          )}
        </p>
      </div>
    </details>
  );
}
