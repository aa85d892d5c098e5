import { createContext, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What the entries of the browser's history remember of their pages. Without one, nothing is remembered. */
export const HistoryEntryStates = createContext<Map<string, unknown> | null>(null);

/**
 * State that a history entry keeps: going back to it finds the state as it was left, a new visit of the same page begins
 * anew. The name tells states of one page apart.
 */
export function useHistoryEntryState<State>(name: string, initial: State) {
  const memory = use(HistoryEntryStates);
  const place = `${useLocation().key} ${name}`;
  const [state, setState] = useState(() => (memory?.has(place) ? (memory.get(place) as State) : initial));
  useEffect(() => void memory?.set(place, state), [memory, place, state]);
  return [state, setState] as const;
}
