import { UploadRefused } from '../../../api/coverUpload.ts';
import { Refusal } from './openPicture.ts';

const IS_KEPT = 'The form and the picture are still here.';

/** What the owner is told, and can do, when a picture did not reach the shop. */
export function whyNotSent(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (!(error instanceof UploadRefused)) {
    return `The picture could not be sent: the shop cannot be reached. ${IS_KEPT} Try again when the connection is back.`;
  }
  const { status } = error;
  if (status === 401 || status === 403) {
    return `The picture was not taken: your log-in has ended. ${IS_KEPT} Log in again in another tab, then try again here.`;
  }
  if (status === 429) return `The shop has taken many pictures in a short time. ${IS_KEPT} Try again in a minute.`;
  if (status >= 500) return `The shop could not keep the picture just now. ${IS_KEPT} Try again in a moment.`;
  return 'The shop refused the picture. Choose another, or remove it to go on without.';
}
