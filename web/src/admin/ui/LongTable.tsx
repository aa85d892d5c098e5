import * as messages from '@bookstore/messages/dashboard';
import { type ReactNode, useRef, useState } from 'react';
import { classNames } from '../../lib/classNames.ts';
import { countText } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';

export const LONG_TABLE_CELL = 'px-3 py-2';

/** Disabled buttons at the ends would lose the focus. */
const PAGER = 'px-4! aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

const PAGE = 100;

/** Longer lists scroll inside their box, so that the buttons below stay near. */
const FEW_ROWS = 10;

interface Props<Row> {
  label: string;
  headings: readonly string[];
  rows: readonly Row[];
  renderRow: (row: Row) => ReactNode;
  /** Height of the box with many rows. */
  maxHeight?: string;
  /** On phones, the cells of a row are below each other; `renderRow` lays them out. */
  isStacked?: boolean;
}

export function LongTable<Row>({ label, headings, rows, renderRow, maxHeight, isStacked = false }: Props<Row>) {
  const box = useRef<HTMLElement>(null);
  const [page, setPage] = useState(0);
  if (rows.length === 0) return null;
  const last = Math.ceil(rows.length / PAGE) - 1;
  const shown = Math.min(page, last);
  const height = rows.length <= FEW_ROWS ? '' : (maxHeight ?? 'max-h-[min(20rem,40dvh)]');
  const turn = (to: number) => {
    setPage(to);
    if (box.current) box.current.scrollTop = 0;
  };
  return (
    <div className="grid gap-2">
      <ScrollRegion ref={box} label={label} className={`${height} overflow-auto rounded-control border border-line`}>
        <table className={classNames('w-full text-left text-sm', isStacked && 'max-sm:block')}>
          <thead className={classNames('sticky top-0 bg-paper-sunk text-ink-soft', isStacked && 'max-sm:sr-only')}>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col" className={`${LONG_TABLE_CELL} font-medium`}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={classNames('divide-y divide-line', isStacked && 'max-sm:block')}>
            {rows.slice(shown * PAGE, (shown + 1) * PAGE).map(renderRow)}
          </tbody>
        </table>
      </ScrollRegion>
      {last > 0 && (
        <nav aria-label={label} className="flex flex-wrap items-center gap-3">
          <p role="status" className="mr-auto text-ink-soft text-sm tabular-nums">
            {messages.rowsFromTo(
              countText(shown * PAGE + 1),
              countText(Math.min(rows.length, (shown + 1) * PAGE)),
              countText(rows.length),
            )}
          </p>
          <Button
            look="secondary"
            className={PAGER}
            aria-disabled={shown === 0}
            onClick={() => turn(Math.max(0, shown - 1))}
          >
            {messages.earlierRows}
          </Button>
          <Button
            look="secondary"
            className={PAGER}
            aria-disabled={shown === last}
            onClick={() => turn(Math.min(last, shown + 1))}
          >
            {messages.laterRows}
          </Button>
        </nav>
      )}
    </div>
  );
}
