import { useLocation } from 'react-router-dom';

/** Cursors of the previous pages, starting with the first page's empty one. */
export type CursorTrail = readonly string[];

/** Validates the trail in the history state, which outlives releases. */
export function readCursorTrail(state: unknown): CursorTrail {
  const trail = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : null;
  return Array.isArray(trail) && trail.every((cursor) => typeof cursor === 'string') ? trail : [];
}

/** A cursor leads only forward, so the history entry keeps those of previous pages. */
export const useCursorTrail = (): CursorTrail => readCursorTrail(useLocation().state);
