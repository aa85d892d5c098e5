import type { SweetAlertOptions, SweetAlertResult } from 'sweetalert2';
// The build without styles of its own: those would need an inline <style>, which a strict policy refuses.
import SweetAlert from 'sweetalert2/dist/sweetalert2.esm.js';
import 'sweetalert2/dist/sweetalert2.css';

/** Known only to dialogs.ts, which loads it. Titles and texts are text, never HTML. */
export function openSweetAlert(options: SweetAlertOptions): Promise<SweetAlertResult> {
  const { title, ...rest } = options;
  return SweetAlert.fire({ ...rest, ...(typeof title === 'string' && { titleText: title }) });
}
