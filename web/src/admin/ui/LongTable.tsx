import * as messages from '@bookstore/messages/dashboard';
import type { ReactNode } from 'react';
import { countText } from '../../lib/format.ts';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';

/** The room around what stands in a cell of it. */
export const LONG_TABLE_CELL = 'px-3 py-2';

/** The largest number of rows that is shown. */
const SHOWN = 200;

interface Props<Row> {
  /** What the table is of. */
  label: string;
  headings: readonly string[];
  rows: readonly Row[];
  renderRow: (row: Row) => ReactNode;
}

/** A table of any number of rows in a box that scrolls below its headings; it shows the first, and says how many more there are. */
export function LongTable<Row>({ label, headings, rows, renderRow }: Props<Row>) {
  if (rows.length === 0) return null;
  return (
    <ScrollRegion label={label} className="max-h-[min(20rem,40dvh)] overflow-auto rounded-control border border-line">
      <table className="w-full text-left text-sm">
        <thead className="sticky top-0 bg-paper-sunk text-ink-soft">
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={`${LONG_TABLE_CELL} font-medium`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{rows.slice(0, SHOWN).map(renderRow)}</tbody>
      </table>
      {rows.length > SHOWN && (
        <p className={`${LONG_TABLE_CELL} border-line border-t text-ink-soft text-sm`}>
          {messages.andMore(countText(rows.length - SHOWN))}
        </p>
      )}
    </ScrollRegion>
  );
}
