import { loadDialogs } from './loadDialogs.ts';

/** The browser's own alert: it blocks until it is closed. */
export function alertUser(text: string): void {
  window.alert(text);
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
