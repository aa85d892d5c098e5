import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

interface ListAddress<View> {
  read: (params: URLSearchParams) => View;
  /** The query string with its question mark. */
  toSearch: (view: View) => string;
  withChoice: (view: View, choice: Partial<View>) => View;
}

/** Two choices within one render both apply. */
export function useListView<View>({ read, toSearch, withChoice }: ListAddress<View>) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = read(params);
  const chosen = useRef({ params, view });
  const choose = (choice: Partial<View>) => {
    const current = chosen.current.params === params ? chosen.current.view : view;
    const next = withChoice(current, choice);
    const search = toSearch(next);
    // Typed text and the page number are not choices.
    if (search === toSearch(withChoice(current, {}))) return;
    chosen.current = { params, view: next };
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  return { view, choose };
}
