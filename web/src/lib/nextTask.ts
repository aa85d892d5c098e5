/** Resolves in a task of its own: what comes after it does not hold up what the browser has to do now. */
export function nextTask(): Promise<unknown> {
  // Not a timer: those wait in a tab in the background, and stand still where a test stops the clock.
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}
