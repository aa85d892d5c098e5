/** Without requestIdleCallback (Safari) the last interaction comes first. */
const WITHOUT_IDLE_MS = 100;

/** Runs after three seconds at the latest. @returns a function that cancels it */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(task, { timeout: 3000 });
  return () => cancelIdleCallback(id);
}
