const ENDS = ['pointerup', 'pointercancel'];

let isPressed = false;
for (const type of ['pointerdown', ...ENDS]) {
  const note = () => {
    isPressed = type === 'pointerdown';
  };
  window.addEventListener(type, note, { capture: true });
}

/** Runs after the current click or tap, so that its target does not move. @returns a function that cancels it */
export function afterPress(action: () => void): () => void {
  const canceled = new AbortController();
  // The click follows in the same task.
  const run = () => {
    const timer = setTimeout(action);
    canceled.signal.addEventListener('abort', () => clearTimeout(timer));
  };
  if (isPressed) for (const end of ENDS) window.addEventListener(end, run, { once: true, signal: canceled.signal });
  else run();
  return () => canceled.abort();
}
