import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { type BrowseState, browseQuery } from './browseState.ts';

interface Props {
  state: BrowseState;
  /** The cursor of the next page; null on the last one. */
  next: string | null;
  pageCount: number | null;
}

/** The cursors of the pages before this one, kept with the history's entry: cursors lead forward only. */
function readTrail(locationState: unknown): string[] {
  const trail: unknown = (locationState as { trail?: unknown } | null)?.trail;
  return Array.isArray(trail) ? trail.filter((cursor) => typeof cursor === 'string') : [];
}

/** The ways to the next page and to the one before: links, so that they can be kept and opened beside. */
export function PageLinks({ state, next, pageCount }: Props) {
  const trail = readTrail(useLocation().state);
  if (state.page === 1 && next === null) return null;
  // Somebody who was given the address has no way back but to the beginning.
  const knowsBefore = state.page === 2 || trail.length > 0;
  const before = trail.at(-1) ?? '';
  const previous = knowsBefore ? { ...state, page: state.page - 1, after: before } : { ...state, page: 1, after: '' };
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-6">
      {state.page > 1 ? (
        <Link
          to={paths.books + browseQuery(previous)}
          state={{ trail: trail.slice(0, -1) }}
          rel="prev"
          className={buttonClass('secondary')}
        >
          {knowsBefore ? 'Previous page' : 'First page'}
        </Link>
      ) : (
        <span />
      )}
      <p className="text-ink-soft text-sm tabular-nums">
        Page {state.page.toLocaleString('en-US')}
        {pageCount !== null && ` of ${pageCount.toLocaleString('en-US')}`}
      </p>
      {next === null ? (
        <span />
      ) : (
        <Link
          to={paths.books + browseQuery({ ...state, page: state.page + 1, after: next })}
          state={{ trail: [...trail, state.after] }}
          rel="next"
          className={buttonClass('secondary')}
        >
          Next page
        </Link>
      )}
    </nav>
  );
}
