import type { SweetAlertOptions, SweetAlertResult } from 'sweetalert2';
import { loadDialogs } from './loadDialogs.ts';

/** Opens a popup and resolves when it closes. */
export async function openPopup(options: SweetAlertOptions & { title: string }): Promise<SweetAlertResult> {
  const { openSweetAlert } = await loadDialogs();
  return openSweetAlert(options);
}

interface DialogText {
  title: string;
  text: string;
}

/** A success dialog with one button. `onClosed` is called when it is gone and the focus is back in the page. */
export function showSuccess({
  title,
  text,
  onClosed = () => undefined,
}: DialogText & { onClosed?: () => void }): Promise<SweetAlertResult> {
  return openPopup({ icon: 'success', title, text, confirmButtonText: 'OK', didClose: onClosed });
}

/** A dialog of the given mood with a confirm and a cancel button. */
export function showChoice(
  icon: 'success' | 'warning',
  { title, text, confirm }: DialogText & { confirm: string },
): Promise<SweetAlertResult> {
  return openPopup({
    icon,
    title,
    text,
    confirmButtonText: confirm,
    showCancelButton: true,
    cancelButtonText: 'Cancel',
  });
}
