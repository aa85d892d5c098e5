import { COLUMNS } from '@bookstore/contract/bookFiles/columns';
import { CATEGORIES } from '@bookstore/contract/constants';
import { type DragEvent, useRef, useState } from 'react';
import { classNames } from '../../../lib/classNames.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Icon } from '../../../ui/Icon.tsx';

interface Props {
  /** Why the file before could not be taken. */
  error: string | null;
  onChoose: (file: File) => void;
}

/** Takes a file, dropped or chosen. */
export function FileDrop({ error, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (file: File | undefined) => {
    // The same file can be chosen again when it has been corrected.
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
        <span className="font-display text-xl">Choose a CSV file</span>
        <span className="text-ink-soft">or drop it here. Nothing is changed before you have seen what would be.</span>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          className="sr-only"
          onChange={(event) => take(event.target.files?.[0])}
        />
      </label>
      <Help />
    </div>
  );
}

function Help() {
  return (
    <details className="group rounded-control border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between font-medium text-sm">
        What the file looks like
        <span className="text-ink-soft transition-transform group-open:rotate-180">
          <Icon name="down" size={18} />
        </span>
      </summary>
      <div className="grid gap-3 pb-4 text-sm">
        <p>
          The first line names the columns, in any order: <code className="wrap-anywhere">{COLUMNS.join(', ')}</code>.
          Needed are title, description, category ({CATEGORIES.join(', ')}) and both prices. Save it as CSV UTF-8, with
          commas, semicolons or tabs.
        </p>
        <p>
          A row changes the book of its _id. Without one it is found by title and author, if it came from a file before,
          and else is added. Books that the file does not name stay. The easiest way to begin: export the books, and
          change that file.
        </p>
        <p>
          A number in stock is how many copies there are from then on, whatever was sold since the file was written. To
          change anything else, leave the column out.
        </p>
      </div>
    </details>
  );
}
