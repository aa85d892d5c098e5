import * as messages from '@bookstore/messages/browse';
import { countText } from '../../lib/format.ts';
import { hidden } from '../../ui/hidden.tsx';

export function Count({ of: count }: { of: number }) {
  return (
    <span className="font-normal text-ink-soft text-sm tabular-nums">
      {messages.countedBooks(count, countText(count), hidden)}
    </span>
  );
}
