// Starts the app. The build puts it into index.html and app.html; the former's template holds links to the code that the
// page needs (entryPages.ts), which would otherwise take the line from the start screen's picture.

const screen = document.querySelector('#startup');
screen.dataset.since = performance.now();

/** A file did not come, or an old browser does not understand it: without the app, nobody else would say so. */
const giveUp = (error) => {
  screen.classList.add('failed');
  screen.querySelector('span').textContent = 'The shop could not be opened.';
  reportError(error);
};

/** Runs one file after the other, each in a task of its own: between them a slow phone can paint and answer. */
const run = async (files) => {
  for (const file of files) await import(file);
};

document.head.append(document.getElementById('code')?.content ?? '');
run(document.querySelector('script[data-run]').dataset.run.split(' ')).catch(giveUp);
