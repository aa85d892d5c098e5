import { useLocation } from 'react-router-dom';

/** Starts with the first page's empty cursor. */
export type CursorTrail = readonly string[];

/** History states outlive releases. */
export function readCursorTrail(state: unknown): CursorTrail {
  const trail = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : null;
  return Array.isArray(trail) && trail.every((cursor) => typeof cursor === 'string') ? trail : [];
}

/** A cursor leads only forward, so the history entry keeps the previous ones. */
export const useCursorTrail = (): CursorTrail => readCursorTrail(useLocation().state);
