/** Runs a task when the browser has nothing better to do, in three seconds at the latest. */
export function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 3000 });
  else setTimeout(task, 300);
}
