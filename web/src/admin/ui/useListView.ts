import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** How what a list shows stands in its address. */
interface ListAddress<View> {
  read: (params: URLSearchParams) => View;
  /** The search part of the address, with its question mark. */
  toSearch: (view: View) => string;
  withChoice: (view: View, choice: Partial<View>) => View;
}

/**
 * What a list shows, as its address says it, and how to choose something else. Whoever chooses twice means both, also where the
 * page has not yet been drawn with the first.
 */
export function useListView<View>({ read, toSearch, withChoice }: ListAddress<View>) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = read(params);
  const chosen = useRef({ params, view });
  const choose = (choice: Partial<View>) => {
    const present = chosen.current.params === params ? chosen.current.view : view;
    const next = withChoice(present, choice);
    const search = toSearch(next);
    // What was typed and the page one is on make no choice of their own.
    if (search === toSearch(withChoice(present, {}))) return;
    chosen.current = { params, view: next };
    void navigate({ search }, { replace: true });
  };
  return { view, choose };
}
