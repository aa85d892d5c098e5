/** Runs a task when the browser has nothing better to do, in three seconds at the latest. @returns takes the task back */
export function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 300);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(task, { timeout: 3000 });
  return () => cancelIdleCallback(id);
}
