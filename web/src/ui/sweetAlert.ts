import type { SweetAlertOptions, SweetAlertResult } from 'sweetalert2';
// The build without styles of its own: those would need an inline <style>, which a strict policy refuses.
import SweetAlert from 'sweetalert2/dist/sweetalert2.esm.js';
import 'sweetalert2/dist/sweetalert2.css';

/** Known only to dialogs.ts, which loads it. Titles are text: the library itself would read them as HTML. */
export function openSweetAlert(options: SweetAlertOptions & { title: string }): Promise<SweetAlertResult> {
  const title = document.createElement('span');
  title.textContent = options.title;
  return SweetAlert.fire({ ...options, title, scrollbarPadding: false });
}
