import { useState } from 'react';

export type Timed<Entry> = Entry & {
  /** Identifies the timer. */
  id: number;
};

/** Entries leave the list after `milliseconds`. */
export function useTimedList<Entry extends object>(milliseconds: number) {
  const [entries, setEntries] = useState<readonly Timed<Entry>[]>([]);
  const forget = (id: number) => setEntries((held) => held.filter((entry) => entry.id !== id));
  return {
    entries,
    add: (entry: Entry) => {
      const id = window.setTimeout(() => forget(id), milliseconds);
      setEntries((held) => [...held, { ...entry, id }]);
    },
    remove: (id: number) => {
      clearTimeout(id);
      forget(id);
    },
  };
}
