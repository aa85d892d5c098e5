import { type BrowseState, browsePath, PAGE_SIZE } from '@bookstore/contract/search/browseState';
import * as messages from '@bookstore/messages/browse';
import { Link } from 'react-router-dom';
import { useCursorTrail } from '../../lib/cursorTrail.ts';
import { countText } from '../../lib/format.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import type { ResultPage } from './useResultPage.ts';

interface Props {
  state: BrowseState;
  shown: ResultPage;
}

/** Links can be bookmarked and opened in new tabs. */
export function PageLinks({ state, shown: { page, next, total, isNumbered } }: Props) {
  const trail = useCursorTrail();
  if (page === 1 && next === null) return null;
  // With cursors, a visitor who opened the address directly can only go back to the first page.
  const knowsBefore = isNumbered || page === 2 || trail.length > 0;
  const before = knowsBefore ? { page: page - 1, after: trail.at(-1) ?? '' } : { page: 1, after: '' };
  return (
    <nav
      aria-label={messages.pages}
      className="grid grid-cols-2 items-center gap-3 border-line border-t pt-6 sm:grid-cols-[1fr_auto_1fr]"
    >
      {page > 1 ? (
        <Link
          to={browsePath({ ...state, ...before })}
          state={{ trail: trail.slice(0, -1) }}
          rel="prev"
          className={buttonClass('secondary', 'justify-self-start')}
        >
          {knowsBefore ? messages.previousPage : messages.firstPage}
        </Link>
      ) : (
        <span />
      )}
      <p className="text-center text-ink-soft text-sm tabular-nums max-sm:order-last max-sm:col-span-2">
        {total === null
          ? messages.pageNumber(countText(page))
          : messages.pageNumberOf(countText(page), countText(Math.ceil(total / PAGE_SIZE)))}
      </p>
      {next === null ? (
        <span />
      ) : (
        <Link
          to={browsePath({ ...state, page: page + 1, after: next })}
          state={{ trail: [...trail, state.after] }}
          rel="next"
          className={buttonClass('secondary', 'justify-self-end')}
        >
          {messages.nextPage}
        </Link>
      )}
    </nav>
  );
}
