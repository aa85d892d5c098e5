// Starts the app after the start screen and its picture have been painted, which 100 kB of code would delay. The
// build adds it to index.html and app.html with preloads in a template (entryPages.ts); the function adds its own
// (firstView.ts).

/** Milliseconds to wait for the first frame; background tabs paint none. */
const PATIENCE = 200;

const screen = document.querySelector('#startup');
screen.dataset.since = performance.now();

screen.append(document.getElementById('first-view')?.content ?? '');

let isStarted = false;
const start = () => {
  if (isStarted) return;
  isStarted = true;
  for (const { content } of document.querySelectorAll('template.code')) document.head.append(content);
  run(document.querySelector('script[data-run]').dataset.run.split(' ')).catch(giveUp);
};

/** A file failed to load, or the browser is too old. */
const giveUp = (error) => {
  screen.classList.add('failed');
  const text = screen.querySelector('span');
  text.textContent = text.dataset.failed;
  reportError(error);
};

/** One by one, so that slow phones can paint and react in between. */
const run = async (files) => {
  for (const file of files) await import(file);
};

const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
const picture = screen.querySelector('img');
if (picture) picture.decode().then(startAfterPaint, startAfterPaint);
else startAfterPaint();
setTimeout(start, PATIENCE);
