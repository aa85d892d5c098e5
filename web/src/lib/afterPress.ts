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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    for (const end of ENDS) window.removeEventListener(end, run);
  };
  // The click follows in the same task.
  const run = () => {
    stop();
    timer = setTimeout(action);
  };
  if (isPressed) for (const end of ENDS) window.addEventListener(end, run);
  else run();
  return () => {
    stop();
    clearTimeout(timer);
  };
}
