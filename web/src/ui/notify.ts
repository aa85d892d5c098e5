/** The browser's own alert, which blocks. */
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
 * A dialog with a confirm and a cancel button. Falls back to the browser's own dialog if its code fails to load.
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

/** A small message at the top right that closes by itself. */
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

/** Loads the code of dialogs when the browser is idle or the first one opens. */
export async function loadDialogs(): Promise<typeof import('./dialogs.ts')> {
  const [dialogs] = await Promise.all([import('./dialogs.ts'), whenPainted()]);
  return dialogs;
}

/** Resolves after the next paint (with a scheduler), so that a press is answered before the dialog renders. */
const whenPainted = () => window.scheduler?.postTask(() => undefined, { priority: 'background' }) ?? Promise.resolve();
