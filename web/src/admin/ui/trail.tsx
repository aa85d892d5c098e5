import { Link, type To, useLocation } from 'react-router-dom';
import { buttonClass } from '../../ui/buttonClass.ts';

/** The cursors of the pages that were turned over on the way here, the first page's empty one first. */
type Trail = readonly string[];

/** The trail that the browser's history keeps with an address, checked: it outlives releases. */
export function readTrail(state: unknown): Trail {
  const trail = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : null;
  return Array.isArray(trail) && trail.every((cursor) => typeof cursor === 'string') ? trail : [];
}

/** A cursor only leads to the next page, so those of earlier pages are kept in the history entry. */
export const useTrail = (): Trail => readTrail(useLocation().state);

interface PageLinkProps {
  to: To;
  trail: Trail;
  children: string;
}

/** A link to another page of a list. */
export function PageLink({ to, trail, children }: PageLinkProps) {
  return (
    <Link to={to} state={{ trail }} className={buttonClass('secondary', 'px-4!')}>
      {children}
    </Link>
  );
}
