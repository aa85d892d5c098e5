import type { StockChange } from '@bookstore/contract/api/stock';
import { LIMITS } from '@bookstore/contract/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { copiesText, toStockChange } from './copies.ts';

interface Props {
  title: string;
  /** As it is now: others sell and add while the field is open. */
  count: number | null;
  onSave: (change: StockChange) => void;
  onClose: () => void;
}

/** The number of copies of a row's book, by typing, by the buttons beside it or by the arrow keys. Enter saves, Escape does not. */
export function CopiesEditor({ title, count, onSave, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [seen] = useState(count);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const step = (by: 1 | -1) => {
    const input = field.current;
    if (!input) return;
    input.value = String(Math.min(LIMITS.copies, Math.max(0, Math.trunc(Number(input.value)) + by)));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const change = toStockChange(seen, field.current?.value ?? '');
    if (change) onSave(change);
    onClose();
  };
  return (
    <form
      aria-label={`Copies of ${title}`}
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex flex-wrap items-end gap-2"
    >
      <Button look="secondary" className="w-11 px-0!" aria-label="One less" onClick={() => step(-1)}>
        −
      </Button>
      <div className="w-28">
        <TextField
          ref={field}
          label="Copies"
          type="number"
          inputMode="numeric"
          min={0}
          max={LIMITS.copies}
          step={1}
          defaultValue={seen ?? ''}
          className="text-center tabular-nums"
          onWheel={(event) => event.currentTarget.blur()}
        />
      </div>
      <Button look="secondary" className="w-11 px-0!" aria-label="One more" onClick={() => step(1)}>
        +
      </Button>
      <Button type="submit">Save</Button>
      <Button look="quiet" className="px-3!" onClick={onClose}>
        Cancel
      </Button>
      <p role="status" className="basis-full font-medium text-sm empty:hidden">
        {count !== seen &&
          `${copiesText(count)} by now, ${seen ?? 'not counted'} when you opened this. What you add or take away here is added to or taken from what there is now.`}
      </p>
      <p className="basis-full text-ink-soft text-sm">
        Without a number its copies are not counted, and it can always be bought.
      </p>
    </form>
  );
}
