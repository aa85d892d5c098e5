/** Where the browser does not tell (Safari): long enough for what somebody just did to come first. */
const WITHOUT_IDLE_MS = 100;

/** Runs a task when the browser has nothing better to do, in three seconds at the latest. @returns takes the task back */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(task, { timeout: 3000 });
  return () => cancelIdleCallback(id);
}
