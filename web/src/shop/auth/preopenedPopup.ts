import * as messages from '@bookstore/messages/account';

/** As large as the SDK's own (specification: 500 by 600), in the middle of the screen. */
const WIDTH = 500;
const HEIGHT = 600;

/** Windows that were opened by a press and that the SDK has not asked for yet, oldest first. */
const waiting: Window[] = [];
let openNatively: typeof window.open | null = null;

/**
 * Signs in through a window that is opened at once. Browsers, phones' above all, let a page open one only as the answer to a
 * press, and the SDK opens its own after Google's script has come: too late for the first press
 * (https://github.com/firebase/firebase-js-sdk/issues/8033; as of 12.19.0 it waits for that script before it opens a window). So it
 * is lent this one when it asks for one. Where the browser opens none, the SDK finds out by itself, and says so.
 * To be tried without after 2027-05-31, on an iPhone: if the first press opens Google's window, this file goes.
 * @throws what `signIn` throws, with the window closed.
 */
export async function withPreopenedPopup<Result>(signIn: () => Promise<Result>): Promise<Result> {
  const opened = openWindow();
  if (!opened) return signIn();
  waiting.push(opened);
  lend();
  try {
    return await signIn();
  } catch (error) {
    opened.close();
    // The SDK still asks for the window of a press that a later one has cancelled.
    if (!isOvertaken(error)) withdraw(opened);
    throw error;
  }
}

/** Whether a later press has cancelled this one, which is no failure to report. */
function isOvertaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/cancelled-popup-request';
}

function openWindow(): Window | null {
  // An app on the home screen of an iPhone opens windows by links, which the SDK does.
  if ('standalone' in navigator && navigator.standalone) return null;
  const left = Math.max(0, (window.screen.availWidth - WIDTH) / 2);
  const top = Math.max(0, (window.screen.availHeight - HEIGHT) / 2);
  const features = `width=${WIDTH},height=${HEIGHT},left=${left},top=${top},scrollbars=yes,resizable=yes`;
  const opened = (openNatively ?? window.open).call(window, '', '_blank', features);
  if (opened) opened.document.body.textContent = messages.openingGoogle;
  return opened;
}

function lend(): void {
  if (openNatively) return;
  const native = window.open;
  openNatively = native;
  window.open = (url, ...rest) => {
    const lent = waiting[0];
    if (!lent) return native.call(window, url, ...rest);
    withdraw(lent);
    if (!lent.closed && url) lent.location.replace(url);
    return lent;
  };
}

/** Removes a window from those to be lent. With the last of them, window.open is restored. */
function withdraw(opened: Window): void {
  const index = waiting.indexOf(opened);
  if (index >= 0) waiting.splice(index, 1);
  if (waiting.length > 0 || !openNatively) return;
  window.open = openNatively;
  openNatively = null;
}
