import { Link, type To, useLocation } from 'react-router-dom';
import { buttonClass } from '../../ui/buttonClass.ts';

/** Cursors of the previous pages, starting with the first page's empty one. */
type Trail = readonly string[];

/** Validates the trail in the history state, which outlives releases. */
export function readTrail(state: unknown): Trail {
  const trail = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : null;
  return Array.isArray(trail) && trail.every((cursor) => typeof cursor === 'string') ? trail : [];
}

/** A cursor leads only forward, so the history entry keeps those of previous pages. */
export const useTrail = (): Trail => readTrail(useLocation().state);

interface PageLinkProps {
  to: To;
  trail: Trail;
  children: string;
}

export function PageLink({ to, trail, children }: PageLinkProps) {
  return (
    <Link to={to} state={{ trail }} className={buttonClass('secondary', 'px-4!')}>
      {children}
    </Link>
  );
}
