import { createContext, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The states of history entries, by entry and name. Without a provider nothing is kept. */
export const HistoryEntryStates = createContext<Map<string, unknown> | null>(null);

/**
 * State that is kept with a history entry: going back restores it, a new visit of the same page starts afresh. The name tells the
 * states of one page apart.
 */
export function useHistoryEntryState<State>(name: string, initial: State) {
  const memory = use(HistoryEntryStates);
  const place = `${useLocation().key} ${name}`;
  const [state, setState] = useState(() => (memory?.has(place) ? (memory.get(place) as State) : initial));
  useEffect(() => void memory?.set(place, state), [memory, place, state]);
  return [state, setState] as const;
}
