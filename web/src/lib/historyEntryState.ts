import { createContext, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** States by history entry and name. Without a provider nothing is stored. */
export const HistoryEntryStates = createContext<Map<string, unknown> | null>(null);

/** State is restored on back and fresh on a new visit. @param name distinguishes the states of one page */
export function useHistoryEntryState<State>(name: string, initial: State) {
  const memory = use(HistoryEntryStates);
  const place = `${useLocation().key} ${name}`;
  const [state, setState] = useState(() => (memory?.has(place) ? (memory.get(place) as State) : initial));
  useEffect(() => void memory?.set(place, state), [memory, place, state]);
  return [state, setState] as const;
}
