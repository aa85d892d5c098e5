// Starts the app when the start screen and its picture have been painted: they would otherwise wait for a hundred kB of
// code that come over the same line, and for its evaluation. The build puts it into index.html and app.html, with links to the
// code that the page needs in a template (entryPages.ts); the function adds its own, and what else the start screen shows (firstView.ts).

/** Milliseconds that the first frame gets. In a tab in the background none is painted. */
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

/** A file did not come, or an old browser does not understand it: without the app, nobody else would say so. */
const giveUp = (error) => {
  screen.classList.add('failed');
  const text = screen.querySelector('span');
  text.textContent = text.dataset.failed;
  reportError(error);
};

/** Runs one file after the other, each in a task of its own: between them a slow phone can paint and answer. */
const run = async (files) => {
  for (const file of files) await import(file);
};

const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
const picture = screen.querySelector('img');
if (picture) picture.decode().then(startAfterPaint, startAfterPaint);
else startAfterPaint();
setTimeout(start, PATIENCE);
