import { loadDialogs } from './loadDialogs.ts';

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
 * A dialog of the given mood with a confirm and a cancel button. Where its code does not come, the browser's own takes its place.
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
