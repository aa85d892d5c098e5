import * as messages from '@bookstore/messages/common';
import type { SweetAlertOptions, SweetAlertResult } from 'sweetalert2';
// The build without styles: the content security policy refuses inline <style>.
import SweetAlert from 'sweetalert2/dist/sweetalert2.esm.js';
import 'sweetalert2/dist/sweetalert2.css';
import './dialogs.css';

/** Resolves when the popup closes. Escapes the title, which the library would parse as HTML. */
export function openPopup(options: SweetAlertOptions & { title: string }): Promise<SweetAlertResult> {
  // An open dialog already hides the scrollbar.
  if (!SweetAlert.isVisible()) noteScrollbar(document.documentElement);
  const title = document.createElement('span');
  title.textContent = options.title;
  const didRender = () => SweetAlert.getIcon()?.setAttribute('aria-hidden', 'true');
  return SweetAlert.fire({ ...options, title, didRender, scrollbarPadding: false });
}

/** Keeps the width of a hidden scrollbar, so that nothing moves (dialogs.css). */
function noteScrollbar(root: HTMLElement): void {
  root.classList.toggle('has-scrollbar', window.innerWidth > root.clientWidth);
}

interface DialogText {
  title: string;
  text: string;
}

/** `onClosed` is called when the focus is back in the page. */
export function showSuccess({
  title,
  text,
  onClosed = () => undefined,
}: DialogText & { onClosed?: () => void }): Promise<SweetAlertResult> {
  return openPopup({ icon: 'success', title, text, confirmButtonText: messages.ok, didClose: onClosed });
}

/** Resolves when the focus is back in the page. */
export function showChoice(
  icon: 'success' | 'warning',
  { title, text, confirm }: DialogText & { confirm: string },
): Promise<SweetAlertResult> {
  return new Promise((resolve) => {
    const answer = openPopup({
      icon,
      title,
      text,
      confirmButtonText: confirm,
      showCancelButton: true,
      cancelButtonText: messages.cancel,
      focusCancel: icon === 'warning',
      ...(icon === 'success' && { footer: messages.alreadySaved }),
      didDestroy: () => resolve(answer),
    });
  });
}
