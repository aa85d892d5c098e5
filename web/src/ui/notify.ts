import { loadModule } from '../lib/loadModule.ts';

/** The browser's own alert: it blocks until it is closed. */
export function alertUser(text: string): void {
  window.alert(text);
}

interface Question {
  title: string;
  text: string;
  confirm: string;
  cancel?: string;
}

/**
 * A dialog of the given mood with a confirm and a cancel button. If its code fails to load, the browser's own dialog is used.
 * @returns whether it was confirmed
 */
export async function askUser(icon: 'success' | 'warning', question: Question): Promise<boolean> {
  try {
    const { showChoice } = await loadDialogs();
    return (await showChoice(icon, question)).isConfirmed;
  } catch (error) {
    console.warn('The dialog could not be shown', error);
    const text = `${question.title}\n${question.text}`;
    if (icon === 'warning') return window.confirm(text);
    alertUser(text);
    return true;
  }
}

/** A small message at the top right, without a button, that closes by itself. */
export function showToast(title: string, closesAfterMs: number): void {
  const shown = loadDialogs().then(({ openPopup }) =>
    openPopup({
      toast: true,
      position: 'top-end',
      icon: 'success',
      title,
      showConfirmButton: false,
      timer: closesAfterMs,
    }),
  );
  shown.catch((error: unknown) => console.warn('The message could not be shown', error));
}

let dialogs: ReturnType<typeof load> | undefined;

/**
 * No first view needs the code of dialogs: it loads when idle, or when the first one opens. One promise for all, so that
 * they open in the order in which they were asked for; after a failure the next one tries again.
 */
export function loadDialogs(): ReturnType<typeof load> {
  dialogs ??= load().catch((error: unknown) => {
    dialogs = undefined;
    throw error;
  });
  return Promise.all([dialogs, whenPainted()]).then(([loaded]) => loaded);
}

const load = () => loadModule(() => import('./dialogs.ts'));

/** Resolves after the next paint (if the browser has a scheduler), so that a press gets feedback before the dialog is rendered. */
const whenPainted = () => window.scheduler?.postTask(() => undefined, { priority: 'background' }) ?? Promise.resolve();
