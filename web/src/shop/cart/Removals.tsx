import * as messages from '@bookstore/messages/cart';
import { UndoNote } from '../../ui/UndoNote.tsx';

interface Props<R> {
  removals: readonly R[];
  onUndo: (removal: R) => void;
}

export function Removals<R extends { id: number; name: string }>({ removals, onUndo }: Props<R>) {
  return (
    <div className="sticky bottom-20 z-10 lg:bottom-4 grid justify-items-center gap-2 pt-4 empty:hidden">
      {removals.map((removal) => (
        <UndoNote
          key={removal.id}
          id={`removal ${removal.id}`}
          label={messages.undoRemoving(removal.name)}
          onUndo={() => onUndo(removal)}
        >
          {messages.removed(removal.name)}
        </UndoNote>
      ))}
    </div>
  );
}
