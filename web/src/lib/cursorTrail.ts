import { useLocation } from 'react-router-dom';
import { readStateField } from './readStateField.ts';

/** The trail starts with the first page's empty cursor. */
export type CursorTrail = readonly string[];

/** Validates the trail, because history states outlive releases. */
export function readCursorTrail(state: unknown): CursorTrail {
  const trail = readStateField(state, 'trail');
  return Array.isArray(trail) && trail.every((cursor) => typeof cursor === 'string') ? trail : [];
}

/** A cursor leads only forward, so the history entry keeps the previous ones. */
export const useCursorTrail = (): CursorTrail => readCursorTrail(useLocation().state);
