/** The cursors of the pages that were turned over on the way here, the first page's empty one first. */
export type Trail = readonly string[];

/** The trail that the browser's history keeps with an address, checked: it outlives releases. */
export function readTrail(state: unknown): Trail {
  const trail = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : null;
  return Array.isArray(trail) && trail.every((cursor) => typeof cursor === 'string') ? trail : [];
}
