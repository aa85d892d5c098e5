import * as messages from '@bookstore/messages/account';

/** The SDK's size (specification: 500 by 600), centred. */
const WIDTH = 500;
const HEIGHT = 600;

/** Windows not yet requested by the SDK, oldest first. */
const waiting: Window[] = [];
let openNatively: typeof window.open | null = null;

// After 2027-05-31, test on an iPhone without this file; delete it if the first press opens Google's window.
/**
 * Signs in through a window that opens at once. Browsers allow a window only during a press, but the SDK opens its
 * own after loading Google's script (https://github.com/firebase/firebase-js-sdk/issues/8033, as of 12.19.0), so
 * window.open returns this one. The SDK reports a blocked window. @throws errors of `signIn`, with the window closed
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
    // The SDK still requests the window of a press that a later one has cancelled.
    if (!isCancelledByLaterPress(error)) withdraw(opened);
    throw error;
  }
}

function isCancelledByLaterPress(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/cancelled-popup-request';
}

function openWindow(): Window | null {
  // An app on an iPhone's home screen opens windows by links, which the SDK does.
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

/** Restores window.open after the last window. */
function withdraw(opened: Window): void {
  const index = waiting.indexOf(opened);
  if (index >= 0) waiting.splice(index, 1);
  if (waiting.length > 0 || !openNatively) return;
  window.open = openNatively;
  openNatively = null;
}
