import { publicationText } from '@bookstore/contract/announced';
import type { Book } from '@bookstore/contract/api/book';
import * as messages from '@bookstore/messages/pickList';
import { useState } from 'react';
import { classNames } from '../../../lib/classNames.ts';
import { countOf } from '../../../lib/format.ts';
import { Cover } from '../../../ui/covers/Cover.tsx';
import type { PickLine } from './pickList.ts';

interface Props {
  lines: readonly PickLine[];
  books: ReadonlyMap<string, Book>;
}

/** Ticked lines are forgotten when the dialog closes. */
export function PickListLines({ lines, books }: Props) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const pick = (id: string, isPicked: boolean) => {
    const others = [...picked].filter((one) => one !== id);
    setPicked(new Set(isPicked ? [...others, id] : others));
  };
  return (
    <ul aria-label={messages.booksToPick} className="divide-y divide-line border-line border-y">
      {lines.map(({ id, title, author, isbn, appears, orders }) => (
        <li key={id}>
          <label className="flex cursor-pointer flex-wrap items-center gap-3 py-2">
            <input
              type="checkbox"
              className="size-5 shrink-0 cursor-pointer"
              checked={picked.has(id)}
              onChange={(event) => pick(id, event.target.checked)}
            />
            <Cover
              book={books.get(id) ?? { title, author }}
              alt=""
              sizes="40px"
              className={classNames('w-10! shrink-0', picked.has(id) && 'opacity-60')}
            />
            <span className="wrap-anywhere grid min-w-0 flex-1 basis-32">
              <bdi className={classNames('font-medium', picked.has(id) && 'line-through')}>{title}</bdi>
              <span className="text-ink-soft text-sm tabular-nums">
                <bdi>{[author, isbn, appears && publicationText(appears)].filter(Boolean).join(', ')}</bdi>
              </span>
              <span className="text-ink-soft text-sm tabular-nums">{orders.join(', ')}</span>
            </span>
            <span
              className={classNames('whitespace-nowrap font-medium tabular-nums', orders.length > 1 && 'text-accent')}
            >
              {countOf(orders.length, 'copy')}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
