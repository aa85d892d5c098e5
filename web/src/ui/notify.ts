/** The browser's own alert, only for those that the specification names. */
export function alertUser(text: string): void {
  window.alert(text);
}

/** Falls back to the browser's own alert if the dialog's code fails to load. */
export async function confirmSaved(saved: { title: string; text: string; confirm: string }): Promise<void> {
  try {
    const { showChoice } = await loadDialogs();
    await showChoice('success', saved);
  } catch (error) {
    console.warn('The dialog could not be shown', error);
    alertUser(`${saved.title}\n${saved.text}`);
  }
}

export function showToast(title: string, closesAfterMs: number): void {
  const toast = loadDialogs().then(({ openPopup }) =>
    openPopup({
      toast: true,
      position: 'top-end',
      icon: 'success',
      title,
      showConfirmButton: false,
      timer: closesAfterMs,
    }),
  );
  toast.catch((error: unknown) => console.warn('The message could not be shown', error));
}

/** Loads the code of dialogs when the browser is idle or the first one opens. */
export async function loadDialogs(): Promise<typeof import('./dialogs.ts')> {
  const [dialogs] = await Promise.all([importDialogs(), whenPainted()]);
  return dialogs;
}

let imported: Promise<typeof import('./dialogs.ts')> | undefined;

/** Vite waits for the styles in the first import only, so a second dialog would open before the first. */
function importDialogs(): Promise<typeof import('./dialogs.ts')> {
  imported ??= import('./dialogs.ts').catch((error: unknown) => {
    imported = undefined;
    throw error;
  });
  return imported;
}

/** Resolves after the next paint, so that a press is answered before the dialog renders. */
const whenPainted = () => window.scheduler?.postTask(() => undefined, { priority: 'background' }) ?? Promise.resolve();
